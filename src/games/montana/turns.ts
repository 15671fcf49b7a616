import { AREAS, BANK, SPACES_PER_AREA } from './components.ts';
import { addCrew, NO_CREW } from './crews.ts';
import { finish } from './ending.ts';
import type { TellEvent } from './events.ts';
import { BANK_SPACES, largeSpace, smallBeside, type State } from './state.ts';

/** Gameplay: turns in clockwise order; a round is one turn of everybody, extra turns included. */

export function beginRound(s: State, tell: TellEvent): void {
  s.round += 1;
  tell({ type: 'roundBegan', round: s.round });
  s.turn = s.first;
  beginTurn(s, false, tell);
}

export function beginTurn(s: State, extra: boolean, tell: TellEvent): void {
  s.advanced = false;
  s.built = 0;
  s.phase = 'turn';
  tell({ type: 'turnBegan', seat: s.turn, extra });
}

/** Full areas are cleared first, so that a turn taken for a canteen finds them free. */
export function endTurn(s: State, tell: TellEvent): void {
  clearFullAreas(s, tell);
  const next = (s.turn + 1) % s.seats;
  if (next !== s.first) {
    s.turn = next;
    beginTurn(s, false, tell);
  } else if (s.lastRound) finish(s, tell);
  else beginRound(s, tell);
}

/** An area is full when all its large spaces are; the bank, when all its spaces are. */
export function clearFullAreas(s: State, tell: TellEvent): void {
  if (areFull(s, 0, BANK.length)) {
    for (let space = 0; space < BANK_SPACES; space++) clear(s, space);
    tell({ type: 'spacesCleared', area: 'bank' });
  }
  for (let area = 0; area < AREAS.length; area++) {
    const first = largeSpace(area * SPACES_PER_AREA);
    if (!areFull(s, first, SPACES_PER_AREA)) continue;
    for (let space = first; space < first + SPACES_PER_AREA; space++) {
      clear(s, space);
      clear(s, smallBeside(space));
    }
    tell({ type: 'spacesCleared', area });
  }
}

function areFull(s: State, first: number, count: number): boolean {
  for (let space = first; space < first + count; space++) if (s.spaces[space] === NO_CREW) return false;
  return true;
}

function clear(s: State, space: number): void {
  const crew = s.spaces[space] as number;
  if (crew === NO_CREW) return;
  addCrew(s.workers, crew, 1);
  s.spaces[space] = NO_CREW;
}
