import type { Ruling } from '#engine/ruling.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { spell } from '#words/speech.ts';

type Facts = Ruling['facts'];

/** What is said of an action that is closed now, by its rule and, where a rule has several, the situation. */
const CLOSED: Readonly<Record<string, (facts: Facts) => Sentence>> = {
  'setup.ships': () => say`The ships have been chosen, once for the whole game.`,
  'setup.captain ships': () => say`Ships are chosen first; then both players place their Captains.`,
  'setup.captain past': () => say`Figures are placed before the first round only.`,
  plot: () => say`Three cards are laid at the beginning of each round.`,
  'plot setup': () => say`Courses are plotted once both crews are in place.`,
  'plot firing': ({ round }) => say`This round’s cards are laid. The next ones follow in round ${round ?? ''}.`,
  'plot promotion': ({ round }) => say`First the new Captain; the next cards follow in round ${round ?? ''}.`,
  'move.collision': () => say`The ships have collided: no more courses are plotted.`,
  'fire.range': () => say`Cannons fire after a card is turned over, when the ships are on neighbouring dots.`,
  'fire.range setup': () =>
    say`The game has not begun. Cannons fire after a card is turned over, when the ships are on neighbouring dots.`,
  'fire.range plotting': ({ apart }) =>
    say`The ships are ${spell(Number(apart), 'dot')} apart. Cannons fire after a card is turned over, when they are on neighbouring dots.`,
  'fire.range promotion': () => say`This round’s fire is over. Cannons can fire again in the next round.`,
  'captain.promote setup': () => say`A new Captain is only chosen when the first one is lost.`,
  'captain.promote commanded': () => say`Your Captain is aboard.`,
  'captain.promote nobody': () => say`No crewmember is left who could take the Captain’s place.`,
  'captain.promote volley': () => say`The new Captain is chosen right after the final volley.`,
  'captain.promote due': ({ round }) => say`The new Captain is chosen at the end of round ${round ?? ''}.`,
  'boarding.volley': () => say`The final volley was the last cannon fire.`,
  'boarding.turn': () => say`Figures move in the boarding turns of their player.`,
  'boarding.turn setup': () =>
    say`Figures move when the ships have collided. Until then they stay where they are placed.`,
  'boarding.turn sea': () => say`Figures move when the ships have collided. At sea they stay where they are.`,
  'boarding.turn volley': () => say`Figures move in the boarding turns, which follow the final volley.`,
  'boarding.turn moved': () => say`The movements of this turn are made; now comes the combat.`,
  'combat.choice setup': () => say`There is combat when the ships have collided and boarders have met enemies.`,
  'combat.choice sea': () => say`There is combat when the ships have collided and boarders have met enemies.`,
  'combat.choice volley': () => say`There is no combat before the boarding turns, which follow the final volley.`,
  'combat.choice boarding': ({ left }) => say`Combat comes after the movements; ${movementsLeft(Number(left))}.`,
  'end.boarding': () => say`In boarding no Captain is replaced: when one falls the game is over.`,
};

const movementsLeft = (left: number): string => `${spell(left, 'movement')} ${left === 1 ? 'is' : 'are'} left`;

/** Undefined for what is refused as an answer to the open question. */
export function closedWords(rule: string, facts: Facts): Sentence | undefined {
  const { when } = facts;
  return CLOSED[when === undefined ? rule : `${rule} ${when}`]?.(facts);
}
