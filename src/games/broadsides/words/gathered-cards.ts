import { plainLine } from '#words/log-line.ts';
import { say, type Sentence } from '#words/sentence.ts';
import type { Gathered } from '#words/words.ts';
import type { Event, EventOf } from '../events.ts';
import { dotPlace } from '../pointing.ts';
import { dotName, headingName, idleWords, OBSTACLES } from './names.ts';

const OBEYED: ReadonlySet<Event['type']> = new Set(['sailed', 'turned', 'ranAground']);

/** One card of one ship, and what the ship did. */
interface Step {
  readonly turned: EventOf<'cardTurned'>;
  readonly effect: Event | undefined;
}

/** Both ships' cards of one square: they are turned over together, and the ships move together. */
export function gatherCards(events: readonly Event[]): Gathered | undefined {
  const steps = stepsIn(events);
  const [first] = steps;
  if (first === undefined) return undefined;
  const told = steps.length === 2 && steps.every(stays) ? BOTH_STAYED : steps.flatMap(toldAfterOthers);
  const sentence = [{ strong: `Card ${first.turned.square}` }, ': ', ...told, '.'];
  const count = steps.reduce((sum, { effect }) => sum + (effect === undefined ? 1 : 2), 0);
  return { line: { ...plainLine(sentence, steps.flatMap(placesOf)), everyone: true }, count };
}

/** The cards at the beginning of these events that were turned over together. */
function stepsIn(events: readonly Event[], square?: number): readonly Step[] {
  const [turned, next, ...rest] = events;
  if (turned?.type !== 'cardTurned' || (square ?? turned.square) !== turned.square) return [];
  const isObeyed = next !== undefined && OBEYED.has(next.type);
  const others = isObeyed ? rest : events.slice(1);
  return [{ turned, effect: isObeyed ? next : undefined }, ...stepsIn(others, turned.square)];
}

const stays = ({ turned: { card } }: Step): boolean => card === 'remain';
const BOTH_STAYED = say`both ships stayed`;

const toldAfterOthers = (step: Step, i: number): Sentence => [...(i === 0 ? [] : [', ']), ...stepWords(step)];

function stepWords({ turned: { seat, card }, effect }: Step): Sentence {
  switch (effect?.type) {
    case 'sailed':
      return say`${{ seat }} moved to ${dotName(effect.to)}`;
    case 'turned':
      return say`${{ seat }} turned ${headingName(effect.to)}`;
    case 'ranAground':
      return say`${{ seat }} hit ${OBSTACLES[effect.on]} ${dotName(effect.dot)} (other moves lost)`;
    default:
      return say`${{ seat }} ${idleWords(card)}`;
  }
}

/** Where the ship is now comes first: there its mark stands. */
function placesOf({ effect }: Step): readonly string[] {
  if (effect?.type === 'sailed') return [dotPlace(effect.to), dotPlace(effect.from)];
  return effect?.type === 'ranAground' ? [dotPlace(effect.dot)] : [];
}
