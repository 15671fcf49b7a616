import type { AnyGame } from '#engine/game.ts';
import { findRule, type Guide, HOUSE_GUIDE, type Rule } from '#engine/ruling.ts';
import { loadGame } from '#games/registry.ts';
import { type Command, EXIT, WrongUse } from './command.ts';
import { gameId } from './subject.ts';
import { wrap } from './terminal.ts';

export const command: Command = {
  summary: 'Prints the guide of a game, or the one rule that a ruling named.',
  words: { usage: 'GAME [RULE]', least: 1, most: 2 },
  options: {},
  async run({ words: [name, id], json }, terminal) {
    const game = await loadGame(gameId(name));
    const guide =
      id === undefined ? [...game.guide, ...HOUSE_GUIDE] : [{ title: game.meta.title, rules: [ruleNamed(game, id)] }];
    terminal.out(json ? `${JSON.stringify(guide)}\n` : print(guide, terminal.width));
    return EXIT.fine;
  },
};

/** By the full id that rulings carry, or without the game's name. */
function ruleNamed({ guide, meta }: AnyGame, id: string): Rule {
  const rule = findRule(guide, meta.id, id.includes('/') ? id : `${meta.id}/${id}`);
  if (rule === undefined) throw new WrongUse(`the guide of ${meta.title} has no rule ${id}`);
  return rule;
}

function print(guide: Guide, width: number): string {
  const chapters = guide.map(({ title, rules }) => {
    const printed = rules.map((rule) => `${rule.title}  (${rule.id})\n${paragraphs(rule.text, width)}`);
    return [`${title}\n${'='.repeat(title.length)}`, ...printed].join('\n\n');
  });
  return `${chapters.join('\n\n\n')}\n`;
}

const paragraphs = (text: string, width: number): string =>
  text
    .split('\n')
    .map((paragraph) => wrap(paragraph, width, '  '))
    .join('\n');
