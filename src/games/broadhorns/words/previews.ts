import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, listed } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import type { ActionOf } from '../actions.ts';
import { PORT } from '../answers.ts';
import { type Card, passageOf, townOfCard } from '../cards.ts';
import { TRACK_SPACES } from '../components.ts';
import { speedOf } from '../rules/moving.ts';
import { townAt, townNamed } from '../sheets.ts';
import { cargoIn, mover, NONE, type State } from '../state.ts';
import type { View } from '../view.ts';
import { boatNote } from './actions.ts';
import { cardName, cargoTypes, goldWords, spaceName } from './names.ts';
import { actionsLeft, boxesFree } from './phases.ts';
import { valuesAt } from './towns.ts';
import { words } from './words.ts';

/** What the bar says of something that is pressed, before it is played; `verb` is the button that plays it. */
export interface Preview extends Decision {
  readonly verb: string;
}

type Move = ActionOf<'move'>;

/** Where the boat would go, how many moves it takes, and who would be missed on the way. */
export function movePreview(view: View, moves: readonly Move[], after: State): Preview {
  const { at: space, travelers } = mover(after);
  const missed = mover(view).travelers.filter((card) => !travelers.includes(card));
  const town = townAt(space);
  return {
    title: say`Move ${space - mover(view).at}, to ${spaceName(space)}`,
    detail: say`${moves.length === 1 ? '' : `${count(moves.length, 'move')}. `}${afterWords(after)}${missed.length === 0 ? wantsWords(after) : missedWords(missed)}`,
    verb: `Move ${moves.map((move) => move.spaces).join(' + ')}${town === NONE ? '' : ` to ${townNamed(town)}`}`,
  };
}

/** " It wants your apples and pork." */
function wantsWords(after: State): string {
  const { at: space, barrels } = mover(after);
  const town = townAt(space);
  const types = town === NONE ? [] : barrels.map(cargoIn).filter((cargo) => valuesAt(after, town, cargo).length > 0);
  return types.length === 0 ? '' : ` It wants your ${cargoTypes(types)}.`;
}

const afterWords = (after: State): string => `${capital(actionsLeft(after))} after that.`;

/** "You pass New Madrid: 1 traveler lost." */
function missedWords(missed: readonly Card[]): string {
  const passed = new Set(missed.map((card) => townNamed(passageOf(card).destination)));
  return ` You pass ${listed([...passed])}: ${count(missed.length, 'traveler')} lost.`;
}

/** A landing at a town, and what is left after it. */
export const portPreview = (view: View, after: State): Preview => ({
  title: say`${portLabel(view)}`,
  detail: say`Sell, then buy, then travelers. ${afterWords(after)}`,
  verb: portLabel(view),
});

const portLabel = (view: View): string => words.action(PORT, view);

type Purchase = ActionOf<'buy' | 'buyFromBag' | 'buyWithPeddler'>;

export const purchasePreview = (view: View, action: Purchase, after: State): Preview => ({
  title: say`${words.action(action, view)}`,
  detail: say`You will have ${goldWords(mover(after).gold)} and ${boxesFree(mover(after))}.`,
  verb: words.action(action, view),
});

/** A boat with what it can do, and the gold that is left for cargo. */
export const boatPreview = (view: View, action: ActionOf<'boat'>, after: State): Preview => ({
  title: say`${words.action(action, view)}`,
  detail: say`${capital(boatNote(action) ?? '')}. ${goldWords(mover(after).gold)} left for cargo.`,
  verb: words.action(action, view),
});

/** Which space of the track the barrel takes. */
export const seasonPreview = (view: View, action: ActionOf<'season'>): Preview => ({
  title: say`${words.action(action, view)}`,
  detail: say`It takes space ${view.placed + 1} of ${TRACK_SPACES}. The other barrels go back to the bag.`,
  verb: words.action(action, view),
});

/** What a card is played for, or a traveler told. */
export type CardPlay = ActionOf<'goodCurrent' | 'useIce' | 'pickUp' | 'dropOff' | 'discard'>;

interface CardPreview {
  readonly card: Card;
  readonly play: CardPlay;
  readonly after: State;
}

export const cardPreview = (view: View, shown: CardPreview): Preview => ({
  title: say`${cardName(shown.card)}`,
  detail: cardDetail(view, shown),
  verb: PLAY_VERBS[shown.play.type] ?? words.action(shown.play, view),
});

/** The title names the card already. */
const PLAY_VERBS: Readonly<Partial<Record<CardPlay['type'], string>>> = {
  pickUp: 'Pick up',
  dropOff: 'Drop off · no pay',
  discard: 'Discard',
};

function cardDetail(view: View, { card, play, after }: CardPreview): Sentence {
  switch (play.type) {
    case 'goodCurrent':
      return say`Speed ${speedOf(after, mover(after))} instead of ${speedOf(view, mover(view))} this turn. The card is used up.`;
    case 'useIce':
      return say`None of your barrels age. The card is used up.`;
    case 'pickUp':
      return say`Pays ${goldWords(passageOf(card).fare)} when you land at ${townNamed(passageOf(card).destination)}.`;
    case 'dropOff':
      return say`Leaves the boat here, for any boat to pick up.`;
    default:
      return say`${discardWords(card)}`;
  }
}

function discardWords(card: Card): string {
  const town = townOfCard(card);
  return town === undefined ? 'It goes to the discard pile.' : `It goes face up to ${townNamed(town)}, for everyone.`;
}
