import { say, type Sentence } from '#words/sentence.ts';
import type { RulingTexts } from '#words/game-words.ts';
import { count } from '#words/speech.ts';
import { FIRING_RANGE } from '../components.ts';
import { placeNamed } from '../deck.ts';
import type { Rulings } from '../rulings.ts';
import { crewCount, FIGURE_NAMES, sectionName } from './names.ts';

/** Why not: the facts of each ruling; what its rule says stands in the guide. */
export const rulingTexts: RulingTexts<Rulings> = {
  'setup.ships': () => say`Ships are chosen only once, at the start of the game.`,
  'setup.crew': () => say`All your crew is placed: your captain is next.`,
  'setup.captain': stationWords,
  'setup.limit': ({ section, limit }) => say`${section} is full with ${limit} figures: choose another section.`,
  plot: plotWords,
  'plot.damage': damageWords,
  'move.collision': () => say`The ships have collided: there are no more moves to plan.`,
  'fire.range': rangeWords,
  'fire.side': () => say`A shot hits the side that faces you: choose only a letter.`,
  'fire.rake': () => say`You see the bow or stern: choose the left or right side too.`,
  'captain.promote': promotionWords,
  'boarding.volley': () => say`The final volley is over: no more guns fire in this game.`,
  'boarding.turn': ({ when }) => NO_MOVEMENT[when],
  'boarding.figure': ({ figure, from }) =>
    say`You have no ${FIGURE_NAMES[figure]} in ${sectionOf(from)}: choose a figure of yours.`,
  'boarding.section': () => say`A movement goes 1 section: choose one that touches this one.`,
  'boarding.ladder': () => say`The decks differ in height here: use a ladder to go up or down.`,
  'boarding.across': () => say`You can only cross straight over, to the section opposite.`,
  'boarding.limit': ({ to, limit }) =>
    say`${sectionOf(to)} is full with ${limit} of your figures: choose another section.`,
  'boarding.retreat': () => say`Enemies are in this section: this figure must stay and fight.`,
  'combat.choice': combatWords,
  'end.boarding': () => say`In boarding a lost captain is not replaced: the game is over then.`,
  'end.agreed': agreedWords,
  dice: () => say`The dice are rolled for you: nobody chooses a number.`,
};

/** `0C3` is a section of one of two ships; which one, the board shows. */
const sectionOf = (place: string): string => sectionName(placeNamed(place));

function stationWords(facts: Rulings['setup.captain']): Sentence {
  if ('left' in facts) return say`Place ${crewCount(facts.left)} first, then your captain.`;
  return facts.when === 'ships'
    ? say`Ships are chosen first: then you place your captain.`
    : say`Figures are placed only before the first round.`;
}

function plotWords(facts: Rulings['plot']): Sentence {
  switch (facts.when) {
    case 'setup':
      return say`You plan moves once both crews are in place.`;
    case 'firing':
      return say`This round’s moves are planned: the next plan is for round ${facts.round}.`;
    case 'promotion':
      return say`Choose the new captain first: the next plan is for round ${facts.round}.`;
  }
}

function damageWords({ needed, given }: Rulings['plot.damage']): Sentence {
  return needed === 0
    ? say`Damage cards are only for lost masts and ruined hull sections.`
    : say`You must play exactly ${count(needed, 'Damage card')}: this would be too ${given > needed ? 'many' : 'few'}.`;
}

const WHEN_GUNS_FIRE = `Guns fire after each card, if the ships are ${count(FIRING_RANGE, 'dot')} apart`;

function rangeWords(facts: Rulings['fire.range']): Sentence {
  switch (facts.when) {
    case 'setup':
      return say`${WHEN_GUNS_FIRE}: finish the setup first.`;
    case 'plotting':
      return say`${WHEN_GUNS_FIRE}. Now it is ${count(facts.apart, 'dot')}.`;
    case 'promotion':
      return say`This round’s firing is over: guns can fire again next round.`;
  }
}

function promotionWords(facts: Rulings['captain.promote']): Sentence {
  if ('section' in facts) return say`You have no crew in ${facts.section}: choose a section with your crew.`;
  switch (facts.when) {
    case 'setup':
      return say`You choose a new captain only after losing one.`;
    case 'commanded':
      return say`You have a captain: you choose a new one only after losing this one.`;
    case 'nobody':
      return say`You have no crew left to become captain.`;
    case 'volley':
      return say`You choose a new captain right after the final volley.`;
    case 'due':
      return say`You choose a new captain at the end of round ${facts.round}.`;
  }
}

const NO_MOVEMENT: Readonly<Record<Rulings['boarding.turn']['when'], Sentence>> = {
  setup: say`Figures stay where you place them until the ships collide.`,
  sea: say`Figures stay where they are until the ships collide.`,
  volley: say`Figures move in the boarding turns, after the final volley.`,
  moved: say`Your movements are done: fight now, and move again next turn.`,
};

function combatWords(facts: Rulings['combat.choice']): Sentence {
  if ('section' in facts)
    return say`No combat in ${sectionOf(facts.section)}: choose a section with figures of both players.`;
  switch (facts.when) {
    case 'setup':
    case 'sea':
      return say`Combat begins when the ships have collided and crews meet.`;
    case 'volley':
      return say`Combat comes in the boarding turns, after the final volley.`;
    case 'boarding':
      return say`Combat comes after your movements: ${count(facts.left, 'movement')} to go.`;
  }
}

function agreedWords(facts: Rulings['end.agreed']): Sentence {
  if ('open' in facts) return say`A draw is on offer: it must be answered first.`;
  return 'next' in facts
    ? say`You already offered a draw: you can offer again next ${facts.next}.`
    : say`Nobody is offering a draw now.`;
}
