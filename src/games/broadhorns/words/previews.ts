import { say, type Sentence } from '#words/sentence.ts';
import { count, listed, spell } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import type { ActionOf } from '../actions.ts';
import { PORT } from '../answers.ts';
import { type Card, passageOf, townOfCard } from '../cards.ts';
import { speedOf } from '../rules/moving.ts';
import { townAt, townNamed } from '../sheets.ts';
import { merchantOf, mover, NONE, type State } from '../state.ts';
import type { View } from '../view.ts';
import { costOf } from './actions.ts';
import { cardName, cargoName, goldWords, travelerName } from './names.ts';
import { actionsLeft, boxesFree } from './phases.ts';
import { words } from './words.ts';

/** What the bar says of something that is pressed, before it is played; `verb` is the button that plays it. */
export interface Preview extends Decision {
  readonly verb: string;
}

type Move = ActionOf<'move'>;

/** Where the boat would go, how many Moves it takes, and who would be missed on the way. */
export function movePreview(view: View, moves: readonly Move[], after: State): Preview {
  const { at: space, travelers } = mover(after);
  const missed = mover(view).travelers.filter((card) => !travelers.includes(card));
  const spaces = count(space - mover(view).at, 'space');
  return {
    title: say`Float ${spaces}${landingWords(space, ', to the landing of ')}: ${spell(moves.length, 'Move')}`,
    detail: say`After it: ${actionsLeft(after)}.${missed.length === 0 ? '' : missedWords(missed)}`,
    verb: `Move ${moves.map((move) => move.spaces).join(' + ')}${landingWords(space, ' to ')}`,
  };
}

const landingWords = (space: number, lead: string): string =>
  townAt(space) === NONE ? '' : `${lead}${townNamed(townAt(space))}`;

const missedWords = (missed: readonly Card[]): string =>
  ` You float past the landing of the ${listed(missed.map(travelerName))}: lost to you.`;

/** A Port action at the landing, and what is left after it. */
export const portPreview = (view: View, after: State): Preview => ({
  title: say`${portLabel(view)}`,
  detail: say`You sell, buy and take care of travelers, in this order. After it: ${actionsLeft(after)}.`,
  verb: portLabel(view),
});

const portLabel = (view: View): string => words.action(PORT, view);

export const purchasePreview = (view: View, action: ActionOf<'buy'>, after: State): Preview => ({
  title: say`Buy ${cargoName(action.cargo)} for ${goldWords(costOf(view, action.cargo))}`,
  detail: say`After it you have ${goldWords(mover(after).gold)} and ${boxesFree(mover(after))} free.`,
  verb: words.action(action, view),
});

/** What a card of the hand is played for. */
export type CardPlay = ActionOf<'goodCurrent' | 'claim' | 'iceBonus' | 'useIce' | 'pickUp' | 'discard'>;

interface CardPreview {
  readonly card: Card;
  readonly play: CardPlay;
  readonly seat: number;
  readonly after: State;
}

export const cardPreview = (view: View, shown: CardPreview): Preview => ({
  title: say`${cardName(shown.card)}`,
  detail: cardDetail(view, shown),
  verb: shown.play.type === 'discard' ? `Discard ${cardName(shown.card)}` : words.action(shown.play, view),
});

function cardDetail(view: View, { card, play, seat, after }: CardPreview): Sentence {
  switch (play.type) {
    case 'goodCurrent':
      return say`Speed ${speedOf(after, mover(after))} instead of ${speedOf(view, mover(view))} on each Move of this turn. The card is discarded.`;
    case 'useIce':
      return say`All your barrels stay where they are. The card is discarded.`;
    case 'pickUp':
      return say`The fare is ${goldWords(passageOf(card).fare)} at ${townNamed(passageOf(card).destination)}.`;
    case 'discard':
      return say`${discardWords(card)}`;
    default:
      return say`You then have ${goldWords(merchantOf(after, seat).gold)}. The card is discarded.`;
  }
}

function discardWords(card: Card): string {
  const town = townOfCard(card);
  return town === undefined ? 'It goes to the discard pile.' : `It is laid open at ${townNamed(town)} for everyone.`;
}
