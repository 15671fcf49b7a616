import type { BoardProps } from '#kit/board.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';

export type Props = BoardProps<View, Action, Event>;
