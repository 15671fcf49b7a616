import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import type { BoardProps } from './board.ts';

type Asked = Pick<BoardProps<unknown, Action, GameEvent>, 'seat' | 'awaiting' | 'sending'>;

/** The seat that decides at this screen now; nobody while an answer is on its way. */
export const askedSeat = ({ seat, awaiting, sending }: Asked): number | undefined =>
  seat !== undefined && awaiting.includes(seat) && !sending ? seat : undefined;
