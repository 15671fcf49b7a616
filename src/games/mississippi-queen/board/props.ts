import type { BoardProps } from '#kit/board.ts';
import type { Action } from '../actions.ts';
import type { Event, View } from '../state.ts';

export type Props = BoardProps<View, Action, Event>;
