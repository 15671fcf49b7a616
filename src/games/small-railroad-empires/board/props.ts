import type { PropsOf } from '#kit/board.ts';
import type { game } from '../game.ts';

export type Props = PropsOf<typeof game>;
