import type { Seat } from '#engine/actor.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count, ordinal } from '#words/speech.ts';
import { PASSENGERS_TO_WIN, type StationColor } from '../components.ts';
import type { Options } from '../options.ts';

/** What would come of ending the move at a space. */
export interface Outlook {
  readonly race: Options['race'];
  readonly passengers: number;
  /** The speeds that could be chosen next turn, if there are any. */
  readonly slowest: number;
  readonly fastest: number;
  /** Of these, what costs no coal. */
  readonly free: readonly number[];
  readonly canMove: boolean;
  /** The boat comes to the last tile: the next one is not known yet. */
  readonly findsTile: boolean;
  readonly canDock: boolean;
  /** Where a passenger could be taken next turn. */
  readonly stations: readonly StationColor[];
  /** The seats that can push the boat before its next turn for little coal. */
  readonly pushers: readonly Seat[];
  /** Somebody could push it for more. */
  readonly dearPush: boolean;
}

export const OUTLOOK_TITLE = 'If you stop there';
export const OUTLOOK_HINT = 'Press a space to see what follows.';
export const OUTLOOK_LATER = 'Shown when you choose a space.';
export const OUTLOOK_SEARCH = 'Looking ahead …';
export const OUTLOOK_OVER = 'Your race ends there.';

/** There is no next turn for a boat that docks. */
export const dockWords = (place: number): string => `You dock in ${ordinal(place)} place. Your race ends there.`;

/** Where the boat can stop in its next turn. */
export function reachWords(outlook: Outlook): string {
  const { canMove, canDock, findsTile, stations, passengers, race } = outlook;
  if (canDock) return 'Next turn: dock at the landing';
  if (!canMove) return findsTile ? 'The next tile decides how you go on' : 'No way on: you would run aground';
  if (stations.length > 0)
    return `Next turn: ${stations.join(' or ')} station, ${passengers + 1} of ${PASSENGERS_TO_WIN}`;
  const wantsStation = race === 'passengers' && passengers < PASSENGERS_TO_WIN;
  return wantsStation ? 'Next turn: no station in reach' : `Next turn: ${speedRange(outlook)}`;
}

function speedRange({ slowest, fastest, free }: Outlook): string {
  const [low, high] = free.length === 0 ? [slowest, fastest] : [Math.min(...free), Math.max(...free)];
  const speeds = low === high ? `speed ${low}` : `speed ${low} to ${high}`;
  return free.length === 0 ? `${speeds}, for coal` : `${speeds} is free`;
}

/** Who can push the boat; where there is little room, several are only counted. */
export function pushersWords({ pushers, dearPush }: Outlook, isShort: boolean): Sentence {
  const [first, second] = pushers;
  if (first === undefined) return dearPush ? say`Pushing you costs much coal` : say`Nobody can push you`;
  if (second === undefined) return say`${{ seat: first }} can push you`;
  return pushers.length > 2 || isShort
    ? say`${count(pushers.length, 'boat')} can push you`
    : say`${{ seat: first }} and ${{ seat: second }} can push you`;
}
