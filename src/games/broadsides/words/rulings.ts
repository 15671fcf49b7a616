import type { Ruling } from '#engine/ruling.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { houseRulingWords } from '#words/house-rulings.ts';
import { spell } from '#words/speech.ts';
import { closedWords } from './out-of-step.ts';

type Facts = Ruling['facts'];

const GAME = 'broadsides/';

/** `0C3` is a section of one of two ships; which one, the board shows. */
const section = (fact: string | number | undefined): string => String(fact ?? '').replace(/^[01]/, '');

/** The facts of a ruling on an answer to the open question; what the rule says stands in the guide. */
const RULINGS: Readonly<Record<string, (facts: Facts) => Sentence>> = {
  'setup.limit': (facts) => say`${section(facts['section'])} is full: ${facts['limit'] ?? ''} figures at most.`,
  'setup.crew': () => say`All your crewmembers have their places; the Captain is next.`,
  'setup.captain': ({ left }) => say`${spell(Number(left), 'crewmember')} must be placed before the Captain.`,
  'plot.damage': plotWords,
  'fire.rake': () => say`She shows bow or stern: name the side of her hull as well.`,
  'fire.side': () => say`Only the side of her hull that faces you can be hit.`,
  'captain.promote': (facts) => say`No crewmember of yours stands in ${section(facts['section'])}.`,
  'boarding.figure': (facts) =>
    say`You have no ${facts['figure'] === 'captain' ? 'Captain' : 'crewmember'} in ${section(facts['from'])}.`,
  'boarding.retreat': () => say`This figure stands among enemies: it must fight and may not leave.`,
  'boarding.limit': (facts) => say`${section(facts['to'])} holds ${facts['limit'] ?? ''} of your figures already.`,
  'boarding.across': () => say`Crossing is only straight over the rails, to the section right opposite.`,
  'boarding.ladder': () => say`The decks differ in height there; only a ladder leads up or down.`,
  'boarding.section': () => say`One movement leads to a section right beside.`,
  'combat.choice': (facts) => say`Nobody fights over ${section(facts['section'])}.`,
  'end.agreed': agreedWords,
  dice: () => say`The table rolls the dice.`,
};

function plotWords({ needed, given }: Facts): Sentence {
  const laid = Number(given) > Number(needed) ? 'that would be more' : 'there would be fewer';
  return Number(needed) === 0
    ? say`She is sound: a Damage card is only played when it has to be.`
    : say`Her damage calls for exactly ${spell(Number(needed), 'Damage card')}; ${laid}.`;
}

function agreedWords({ open, next }: Facts): Sentence {
  if (open !== undefined) return say`A draw has been offered, and has to be answered first.`;
  return next === undefined
    ? say`No draw is offered now.`
    : say`You have offered a draw once already; you can again in the next ${String(next)}.`;
}

export function rulingWords({ rule, facts }: Ruling): Sentence {
  const own = rule.replace(GAME, '');
  return houseRulingWords(rule) ?? closedWords(own, facts) ?? RULINGS[own]?.(facts) ?? [];
}

const ENDINGS: Readonly<Record<string, Sentence>> = {
  'end.surrender': say`The losing side surrendered.`,
  'end.sunk': say`The loser’s ship sank, with three hull sections beyond repair.`,
  'end.destroyed': say`The losing ship had no cannon and nobody aboard left.`,
  'end.both-lost': say`Both ships were lost in the same exchange.`,
  'end.volley': say`After the final volley nobody was left on the losing ship.`,
  'end.both-volley': say`After the final volley nobody was left on either ship.`,
  'end.boarding': say`The losing Captain fell in hand-to-hand combat.`,
  'end.adrift': say`Neither ship could move again, and no cannon bore on the other.`,
  'end.no-shot': say`Thirty rounds passed without a shot.`,
  'end.no-combat': say`A hundred boarding turns passed without combat.`,
  'end.agreed': say`Both Captains agreed to a draw.`,
};

export const endingWords = (rule: string): Sentence => ENDINGS[rule.replace(GAME, '')] ?? [];
