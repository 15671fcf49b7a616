import { addressedTo, plain, type Sentence } from '#words/sentence.ts';
import type { TableContext } from '../table-view.tsx';
import type { TableQuestion } from './keys.ts';
import type { Findable } from './matches.ts';
import { placesOnBoard } from './offered.ts';

const NO_ANSWER = 'This game has no answer to that.';
const NOTHING_YET = 'Nothing has happened yet.';

/** What is on the board now, not what is known and still to be shown. */
const shownView = ({ session, known }: TableContext): unknown =>
  session.presenter.shown.value?.view ?? known.position.view;

/** In words for the reader: "you", where only one person uses this screen. */
function inWords({ faces, story }: TableContext, sentence: Sentence): string {
  const nameOf = (seat: number) => faces[seat]?.name ?? `Seat ${seat + 1}`;
  return plain(addressedTo(sentence, story.told.reader), nameOf);
}

/** The answer to a question that needs no more than the view. */
export function answerTo(context: TableContext, question: TableQuestion): string {
  const sentences = sentencesOn(context, question);
  const watching = context.session.seat === undefined && (question.is === 'here' || question.is === 'mine');
  const said = sentences.map((sentence) => inWords(context, sentence)).join(' ');
  return watching ? `You are watching. ${said}` : said;
}

function sentencesOn(context: TableContext, question: TableQuestion): readonly Sentence[] {
  const { board, session, own, faces } = context;
  const { ask } = board.words;
  const view = shownView(context);
  if (ask === undefined) return [[NO_ANSWER]];
  switch (question.is) {
    case 'here':
      return session.seat === undefined ? ask.player(view, own) : ask.here(view, own);
    case 'ahead':
      return ask.ahead(view);
    case 'mine':
      return session.seat === undefined ? ask.player(view, own) : ask.mine(view, own);
    case 'player':
      return question.seat < faces.length
        ? ask.player(view, question.seat)
        : [[`There is no player ${question.seat + 1}.`]];
    default:
      return [[NO_ANSWER]];
  }
}

/** The lines of the story, oldest first; what heads a round tells nothing that happened. */
export const storyLines = (context: TableContext): readonly string[] => {
  // They are addressed to the reader already.
  const nameOf = (seat: number) => context.faces[seat]?.name ?? `Seat ${seat + 1}`;
  const lines = context.story.lines.filter(({ heading }) => !heading);
  return lines.map(({ sentence }) => plain(sentence, nameOf));
};

/** "3 of 12: Tom moved 2 spaces." */
export const lineWords = (lines: readonly string[], at: number): string =>
  lines.length === 0 ? NOTHING_YET : `${at + 1} of ${lines.length}: ${lines[at] ?? ''}`;

/** Everything with a name: what the game names, and what else can be pointed at on the board. */
export function findables(context: TableContext): readonly Findable[] {
  const { board, session } = context;
  const named = board.words.ask?.places(shownView(context), session.seat) ?? [];
  const known = new Set(named.map(({ spot }) => spot));
  const others = placesOnBoard().filter(({ spot }) => !known.has(spot));
  return [
    ...named.map(({ name, text, distance, spot }) => ({
      name,
      text: `${inWords(context, text)}${distance === undefined ? '' : `. ${distance}`}`,
      distance,
      spot,
    })),
    ...others.map(({ spot, label }) => ({ name: label, text: '', spot })),
  ];
}

/** What lies at a place of the board, and how far it is. */
export function placeWords(context: TableContext, spot: string | undefined): string {
  const place = findables(context).find((one) => one.spot === spot);
  if (spot === undefined || place === undefined) return 'No place of the board has the focus.';
  return place.text === '' ? `${place.name}. No distance to it is known.` : `${place.name}: ${place.text}.`;
}
