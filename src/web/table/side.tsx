import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

interface SideProps {
  readonly log: ComponentChildren;
  /** Stands beside the tabs. */
  readonly replayRound: ComponentChildren;
  readonly chat: ComponentChildren;
  readonly unread: number;
  readonly onRead: () => void;
}

/** Two tabs: what happened and what was said. */
export function SidePanel({ log, replayRound, chat, unread, onRead }: SideProps) {
  const tab = useSignal<'log' | 'chat'>('log');
  // While the chat is open, what comes is read.
  useEffect(() => {
    if (tab.value === 'chat' && unread > 0) onRead();
  }, [tab.value, unread]);
  const open = (chosen: 'log' | 'chat') => {
    tab.value = chosen;
    if (chosen === 'chat') onRead();
  };
  const Tab = ({ name, label }: { readonly name: 'log' | 'chat'; readonly label: string }) => (
    <button type="button" class="tab" role="tab" aria-selected={tab.value === name} onClick={() => open(name)}>
      {label}
    </button>
  );
  return (
    <>
      <div class="tabs">
        <div role="tablist" aria-label="Story and chat">
          <Tab name="log" label="Story" />
          <Tab name="chat" label={unread > 0 && tab.value !== 'chat' ? `Chat (${unread})` : 'Chat'} />
        </div>
        {tab.value === 'log' && replayRound}
      </div>
      <div class="tab-body" role="tabpanel" aria-label={tab.value === 'log' ? 'Story' : 'Chat'}>
        {tab.value === 'log' ? log : chat}
      </div>
    </>
  );
}
