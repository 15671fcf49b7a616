import { Icon } from '../parts/icons.tsx';

interface PendingBarProps {
  /** Aborts the move, where it has not been sent yet. */
  readonly unsent: AbortController | undefined;
}

/** Stands in place of the decision bar while a move waits for the connection. */
export const PendingBar = ({ unsent }: PendingBarProps) => (
  <section class="bar pending-bar" aria-label="Waiting for the connection" role="status">
    <div class="bar-words">
      <p class="bar-title">{unsent === undefined ? 'Your move was sent' : 'Your move is not sent yet'}</p>
      <p class="bar-detail">
        {unsent === undefined
          ? 'The connection broke before the answer. The table shows it when it is back.'
          : 'There is no connection. It is sent when it is back.'}
      </p>
    </div>
    {unsent !== undefined && (
      <div class="bar-choices">
        <button type="button" class="choice main" onClick={() => unsent.abort()}>
          <Icon name="undo" />
          <span>Cancel the move</span>
        </button>
      </div>
    )}
  </section>
);
