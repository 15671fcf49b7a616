import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

interface SideProps {
  readonly seats: ComponentChildren;
  readonly log: ComponentChildren;
  readonly chat: ComponentChildren;
  readonly unread: number;
  readonly onRead: () => void;
}

/** Players, log and chat: beside the board, or in a sheet on a phone. */
export function SidePanel({ seats, log, chat, unread, onRead }: SideProps) {
  const tab = useSignal<'log' | 'chat'>('log');
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
      {seats}
      <div class="tabs" role="tablist" aria-label="Log and chat">
        <Tab name="log" label="Log" />
        <Tab name="chat" label={unread > 0 && tab.value !== 'chat' ? `Chat (${unread})` : 'Chat'} />
      </div>
      <div class="tab-body" role="tabpanel" aria-label={tab.value === 'log' ? 'Log' : 'Chat'}>
        {tab.value === 'log' ? log : chat}
      </div>
    </>
  );
}
