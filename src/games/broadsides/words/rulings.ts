import { say, type Sentence } from '#words/sentence.ts';
import type { RulingTexts } from '#words/game-words.ts';
import { capital, spell } from '#words/speech.ts';
import { placeNamed } from '../deck.ts';
import type { Rulings } from '../rulings.ts';
import { FIGURE_NAMES, men, sectionName } from './names.ts';

/** Why not: the facts of each ruling; what its rule says stands in the guide. */
export const rulingTexts: RulingTexts<Rulings> = {
  'setup.ships': () => say`The ships have been chosen, once for the whole game.`,
  'setup.crew': () => say`All your crewmembers have their places; the Captain is next.`,
  'setup.captain': stationWords,
  'setup.limit': ({ section, limit }) => say`${section} is full: ${limit} figures at most.`,
  plot: plotWords,
  'plot.damage': damageWords,
  'move.collision': () => say`The ships have collided: no more courses are plotted.`,
  'fire.range': rangeWords,
  'fire.side': () => say`Only the side of her hull that faces you can be hit.`,
  'fire.rake': () => say`She shows bow or stern: name the side of her hull as well.`,
  'captain.promote': promotionWords,
  'boarding.volley': () => say`The final volley was the last cannon fire.`,
  'boarding.turn': ({ when }) => NO_MOVEMENT[when],
  'boarding.figure': ({ figure, from }) => say`You have no ${FIGURE_NAMES[figure]} in ${sectionOf(from)}.`,
  'boarding.section': () => say`One movement leads to a section right beside.`,
  'boarding.ladder': () => say`The decks differ in height there; only a ladder leads up or down.`,
  'boarding.across': () => say`Crossing is only straight over the rails, to the section right opposite.`,
  'boarding.limit': ({ to, limit }) => say`${sectionOf(to)} holds ${limit} of your figures already.`,
  'boarding.retreat': () => say`This figure stands among enemies: it must fight and may not leave.`,
  'combat.choice': combatWords,
  'end.boarding': () => say`In boarding no Captain is replaced: when one falls the game is over.`,
  'end.agreed': agreedWords,
  dice: () => say`The table rolls the dice.`,
};

/** `0C3` is a section of one of two ships; which one, the board shows. */
const sectionOf = (place: string): string => sectionName(placeNamed(place));

function stationWords(facts: Rulings['setup.captain']): Sentence {
  if ('left' in facts) return say`${capital(men(facts.left))} must be placed before the Captain.`;
  return facts.when === 'ships'
    ? say`Ships are chosen first; then both players place their Captains.`
    : say`Figures are placed before the first round only.`;
}

function plotWords(facts: Rulings['plot']): Sentence {
  switch (facts.when) {
    case 'setup':
      return say`Courses are plotted once both crews are in place.`;
    case 'firing':
      return say`This round’s cards are laid. The next ones follow in round ${facts.round}.`;
    case 'promotion':
      return say`First the new Captain; the next cards follow in round ${facts.round}.`;
  }
}

function damageWords({ needed, given }: Rulings['plot.damage']): Sentence {
  const laid = given > needed ? 'that would be more' : 'there would be fewer';
  return needed === 0
    ? say`She is sound: a Damage card is only played when it has to be.`
    : say`Her damage calls for exactly ${spell(needed, 'Damage card')}; ${laid}.`;
}

function rangeWords(facts: Rulings['fire.range']): Sentence {
  switch (facts.when) {
    case 'setup':
      return say`The game has not begun. Cannons fire after a card is turned over, when the ships are on neighbouring dots.`;
    case 'plotting':
      return say`The ships are ${spell(facts.apart, 'dot')} apart. Cannons fire after a card is turned over, when they are on neighbouring dots.`;
    case 'promotion':
      return say`This round’s fire is over. Cannons can fire again in the next round.`;
  }
}

function promotionWords(facts: Rulings['captain.promote']): Sentence {
  if ('section' in facts) return say`No crewmember of yours stands in ${facts.section}.`;
  switch (facts.when) {
    case 'setup':
      return say`A new Captain is only chosen when the first one is lost.`;
    case 'commanded':
      return say`Your Captain is aboard.`;
    case 'nobody':
      return say`No crewmember is left who could take the Captain’s place.`;
    case 'volley':
      return say`The new Captain is chosen right after the final volley.`;
    case 'due':
      return say`The new Captain is chosen at the end of round ${facts.round}.`;
  }
}

const NO_MOVEMENT: Readonly<Record<Rulings['boarding.turn']['when'], Sentence>> = {
  setup: say`Figures move when the ships have collided. Until then they stay where they are placed.`,
  sea: say`Figures move when the ships have collided. At sea they stay where they are.`,
  volley: say`Figures move in the boarding turns, which follow the final volley.`,
  moved: say`The movements of this turn are made; now comes the combat.`,
};

function combatWords(facts: Rulings['combat.choice']): Sentence {
  if ('section' in facts) return say`Nobody fights over ${sectionOf(facts.section)}.`;
  switch (facts.when) {
    case 'setup':
    case 'sea':
      return say`There is combat when the ships have collided and boarders have met enemies.`;
    case 'volley':
      return say`There is no combat before the boarding turns, which follow the final volley.`;
    case 'boarding':
      return say`Combat comes after the movements; ${movementsLeft(facts.left)}.`;
  }
}

const movementsLeft = (left: number): string => `${spell(left, 'movement')} ${left === 1 ? 'is' : 'are'} left`;

function agreedWords(facts: Rulings['end.agreed']): Sentence {
  if ('open' in facts) return say`A draw has been offered, and has to be answered first.`;
  return 'next' in facts
    ? say`You have offered a draw once already; you can again in the next ${facts.next}.`
    : say`No draw is offered now.`;
}
