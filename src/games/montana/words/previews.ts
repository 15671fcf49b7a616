import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, inWords } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { WORKERS_PER_SPIN } from '../components.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { largeSpace, termsOf } from '../worker-board.ts';
import { costName, crewName } from './names.ts';
import { rowWords } from './store.ts';
import { words } from './words.ts';

/** What is shown of a choice before it is played. */

/** Events that say nothing about what the player gets. */
const ASIDE: ReadonlySet<Event['type']> = new Set(['turnBegan', 'roundBegan', 'cityEntered', 'spacesCleared']);

/** What the actions would bring; `events` are those of playing them. */
export function previewWords(actions: readonly Action[], events: readonly Event[]): Sentence {
  const [first] = actions;
  if (first?.type === 'recruit')
    return say`${capital(inWords(WORKERS_PER_SPIN))} workers from the supply, as the arrow stops; then you may pay grain to move it on.`;
  if (first?.type === 'city') return say`You take a pumpkin and place your contractor; then the others may bid.`;
  if (first?.type === 'bid')
    return say`For ${rowWords(first.row - 1)}. Paid when all contractors stand, if nobody outbids you.`;
  const outcome = events
    .filter(({ type }) => !ASIDE.has(type))
    .flatMap((event) => [...(words.event(event)?.sentence ?? []), ' ']);
  return isOpen(actions) ? [...outcome, 'Whom you send is asked next.'] : outcome;
}

/** Whether workers are still to be chosen after these actions. */
const isOpen = (actions: readonly Action[]): boolean => ['work', 'bank'].includes(actions.at(-1)?.type ?? '');

/** The button that plays the actions: what is done, and what it costs. */
export function performLabel(view: View, actions: readonly Action[]): string {
  const [first, second] = actions;
  if (first === undefined) return '';
  if (first.type === 'trade' && second?.type === 'build')
    return `Trade a cow and build for ${costName(view, second.field)}`;
  if (first.type === 'build') return `Build for ${costName(view, first.field)}`;
  if (first.type === 'bid') return `Bid ${count(first.price, 'pumpkin')}`;
  return isOpen(actions) ? 'Choose the workers' : sendLabel(view, first, second);
}

function sendLabel(view: View, first: Action, second: Action | undefined): string {
  const sent = second ?? first;
  if (sent.type !== 'employ') return words.action(first, view);
  const pay = first.type === 'work' ? ` and pay ${termsOf(largeSpace(first.space)).silver} silver` : '';
  return `Send ${crewName(sent.workers)}${pay}`;
}
