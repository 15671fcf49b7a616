import type { Action } from '#engine/forms.ts';
import type { BarButton } from './bar-frame.tsx';
import type { BoardProps } from './board.ts';

/** Plays these actions; says so if they can never be undone. */
export const playButton = <A extends Action>(
  { undoAfter, act }: Pick<BoardProps<unknown, A, never>, 'undoAfter' | 'act'>,
  label: string,
  actions: readonly A[],
  press: () => void = () => act(actions),
): BarButton => ({ label, isFinal: undoAfter(actions) === 'never', press });

/** Forgets what is picked. */
export const clearButton = (press: () => void): BarButton => ({ label: 'Clear', press });
