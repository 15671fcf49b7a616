import type { Example } from '#engine/example.ts';
import type { AnyGame } from '#engine/game.ts';
import { playExample } from '#engine/played-example.ts';
import { findRule, type Guide, COMMON_GUIDE, type Rule } from '#engine/ruling.ts';
import { loadGame } from '#games/registry.ts';
import { type CliCommand, EXIT, WrongUse } from './command.ts';
import { type Draw, drawingOf, examplesOf } from './optional-parts.ts';
import { gameId } from './subject.ts';
import { wrap } from './terminal.ts';

export const command: CliCommand = {
  summary: 'Prints the guide of a game with its worked examples, or the one rule that a ruling named.',
  words: { usage: 'GAME [RULE]', least: 1, most: 2 },
  options: {},
  async run({ words: [name, id], json }, terminal) {
    const gameName = gameId(name);
    const [game, examples, draw] = await Promise.all([loadGame(gameName), examplesOf(gameName), drawingOf(gameName)]);
    const guide =
      id === undefined ? [...game.guide, ...COMMON_GUIDE] : [{ title: game.meta.title, rules: [ruleNamed(game, id)] }];
    const worked = examples.map((example) => workOut(game, example, draw));
    terminal.out(json ? `${JSON.stringify(withExamples(guide, worked))}\n` : print(guide, worked, terminal.width));
    return EXIT.fine;
  },
};

/** By the full id that rulings carry, or without the name of the game. */
function ruleNamed({ guide, meta }: AnyGame, id: string): Rule {
  const rule = findRule(guide, meta.id, id.includes('/') ? id : `${meta.id}/${id}`);
  if (rule === undefined) throw new WrongUse(`the guide of ${meta.title} has no rule ${id}`);
  return rule;
}

/** An example with its positions drawn as text. */
interface Worked {
  readonly rule: string;
  readonly title: string;
  readonly steps: readonly WorkedStep[];
}

interface WorkedStep {
  readonly text: string;
  readonly moves: readonly string[];
  /** Only where it differs from the step before. */
  readonly board?: string;
  readonly refused?: { readonly move: string; readonly rule: string };
}

function workOut(game: AnyGame, example: Example<unknown>, draw: Draw | undefined): Worked {
  const steps = playExample(game, example).map(({ text, moves = [], refused, view }, i): WorkedStep => {
    const isNew = i === 0 || moves.length > 0;
    return {
      text,
      moves,
      ...(isNew && draw && { board: draw(view) }),
      ...(refused && { refused: { move: refused[0], rule: refused[1] } }),
    };
  });
  return { rule: example.rule, title: example.title, steps };
}

const withExamples = (guide: Guide, worked: readonly Worked[]) =>
  guide.map(({ title, rules }) => ({
    title,
    rules: rules.map((rule) => ({ ...rule, examples: worked.filter((example) => example.rule === rule.id) })),
  }));

function print(guide: Guide, worked: readonly Worked[], width: number): string {
  const chapters = withExamples(guide, worked).map(({ title, rules }) => {
    const printed = rules.map(({ examples, ...rule }) =>
      [
        `${rule.title}  (${rule.id})\n${paragraphs(rule.text, width, '  ')}`,
        ...examples.map((example) => printExample(example, width)),
      ].join('\n\n'),
    );
    return [`${title}\n${'='.repeat(title.length)}`, ...printed].join('\n\n');
  });
  return `${chapters.join('\n\n\n')}\n`;
}

function printExample({ title, steps }: Worked, width: number): string {
  const printed = steps.map(({ text, moves, board, refused }) =>
    [
      ...moves.map((move) => `    > ${move}`),
      ...(board === undefined ? [] : [indented(board)]),
      paragraphs(text, width, '    '),
      ...(refused === undefined ? [] : [`    > ${refused.move}    refused: ${refused.rule}`]),
    ].join('\n'),
  );
  return [`  Example: ${title}`, ...printed].join('\n\n');
}

const indented = (drawing: string): string => drawing.replaceAll(/^(?=.)/gm, '      ');

const paragraphs = (text: string, width: number, margin: string): string =>
  text
    .split('\n')
    .map((paragraph) => wrap(paragraph, width, margin))
    .join('\n');
