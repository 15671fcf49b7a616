import { SeatEmblem } from '#kit/emblem.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';
import { Named } from '#kit/named.tsx';
import { type Layout, useLayout } from '#kit/use-layout.ts';
import { count } from '#words/speech.ts';
import { Icon } from '../parts/icons.tsx';
import { lastLine } from './lines.ts';
import type { TableContext } from './table-view.tsx';

/** The newest line of the story, on the board or below it. A screen reader has heard it already. */
export function Caption({ context }: { readonly context: TableContext }) {
  const { story, faces, zoom } = context;
  const layout = useLayout();
  const line = lastLine(story.lines);
  const narrow = layout !== 'wide';
  if (!narrow && line === undefined) return undefined;
  return (
    <div class="caption">
      {line?.seat !== undefined && <SeatEmblem seat={line.seat} />}
      <span class="caption-text" aria-hidden="true">
        {line !== undefined && <SentenceText sentence={line.sentence} seats={faces} />}
      </span>
      {narrow && zoom.value !== undefined && !zoom.value.isFitted && (
        <button
          type="button"
          class="plain fit"
          aria-label="Whole board"
          title="Whole board"
          onClick={() => zoom.value?.fit()}
        >
          <Icon name="fit" />
        </button>
      )}
      <CaptionButton context={context} layout={layout} />
    </div>
  );
}

/** On a narrow screen it opens the story, elsewhere it shows the steps again. */
function CaptionButton({ context, layout }: { readonly context: TableContext; readonly layout: Layout }) {
  const { story, recap, session, openStory } = context;
  const steps = story.steps.length === 0 ? '' : count(story.steps.length, 'step');
  const { since } = story;
  if (layout !== 'wide') {
    const unread = session.unread.value;
    return (
      <button type="button" class="plain" onClick={() => openStory(true)}>
        <Named name={unread === 0 ? 'Story and chat' : `Story and chat, ${count(unread, 'new message')}`}>
          {steps === '' ? 'Story' : layout === 'phone' ? story.steps.length : steps}
          {unread > 0 && <span class="news">{unread}</span>}
          <Icon name="up" />
        </Named>
      </button>
    );
  }
  if (since === undefined || steps === '') return undefined;
  return (
    <button type="button" class="plain" disabled={recap.running.value} onClick={() => void recap.play(since)}>
      <Named name={`Replay round, ${steps}`}>
        <Icon name="replay" /> {steps}
      </Named>
    </button>
  );
}
