import { useLayout } from '#kit/use-layout.ts';
import { type Imagined, imaginedFrom } from '../host/imagined.ts';
import { removeFromList } from '../host/tables.ts';
import { Icon, type IconName } from '../parts/icons.tsx';
import { Mast } from '../parts/mast.tsx';
import { prefer, preferences } from '../preferences.ts';
import { go } from '../router.ts';
import type { TableContext } from './table-view.tsx';

/** The head of the table page: which game, what time it is in it, and the tools that belong to no move. */
export function Strip({ context }: { readonly context: TableContext }) {
  const { session, game, known, show } = context;
  const imagined = imaginedFrom(session.table);
  const isPlaying = known.position.stage !== 'gathering';
  const isPhone = useLayout() === 'phone';
  return (
    <Mast where={game.meta.title} bare>
      {isPlaying && <RoundChip context={context} />}
      {imagined !== undefined && <Discard table={session.table} imagined={imagined} />}
      {session.host.state.value === 'lost' && (
        <span class="lost" role="status">
          Connection lost. Reconnecting …
        </span>
      )}
      <span class="strip-space" />
      {isPlaying && <ZoomButtons context={context} />}
      <StripButton icon="guide" label="Rules" onClick={() => show({ is: 'guide', at: ruleAsked(context) })} />
      {isPlaying && !isPhone && <PaceAndSound context={context} />}
      <StripButton icon="more" label="Menu" bare onClick={() => show({ is: 'menu' })} />
    </Mast>
  );
}

/** The rule that the question is about, so that the guide opens there; at its start for all who are not asked. */
function ruleAsked({ session, board, known }: TableContext): string {
  const { seat } = session;
  if (seat === undefined || !known.position.awaited.includes(seat)) return '';
  return board.words.lessons(known.position.view, seat)[0] ?? '';
}

/** Between the parts of what the chip says; games write it between the round and the step of a turn. */
const STEP = ' · ';

/** The round, and that it is the reader's turn; of an imagined game, that it is imagined. */
function RoundChip({ context: { session, board, known, judge } }: { readonly context: TableContext }) {
  const view = session.presenter.shown.value?.view;
  const { seat } = session;
  const isPhone = useLayout() === 'phone';
  if (view === undefined) return undefined;
  const imagined = imaginedFrom(session.table);
  const [round, ...step] = board.words.round(view).split(STEP);
  // A phone has no room for whose turn it is and which step of it; the decision bar says so there.
  const isTurn =
    !isPhone && known.position.stage === 'playing' && seat !== undefined && judge.awaiting(view).includes(seat);
  const parts = [
    imagined && `what if, from step ${imagined.at}`,
    round,
    ...(isPhone ? [] : step),
    isTurn && 'your turn',
  ];
  const said = parts.filter((part) => typeof part === 'string' && part !== '').join(STEP);
  return said === '' ? undefined : <span class="chip">{said}</span>;
}

function Discard({ table, imagined }: { readonly table: string; readonly imagined: Imagined }) {
  /** Deletes what was only imagined, and goes back to where it began. */
  const discard = async () => {
    await removeFromList(table);
    go(`/tables/${imagined.of}/replay?at=${imagined.at}`, { replace: true });
  };
  return <StripButton icon="close" label="Discard" onClick={() => void discard()} />;
}

const NEARER = 1.4;

/** On a touch screen fingers do this. */
function ZoomButtons({ context: { zoom } }: { readonly context: TableContext }) {
  const { value } = zoom;
  const isWide = useLayout() === 'wide';
  if (value === undefined || !isWide) return undefined;
  return (
    <span class="zoom" role="group" aria-label="Zoom">
      <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick={() => value.by(1 / NEARER)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label="Whole board" title="Whole board (0)" onClick={() => value.fit()}>
        <Icon name="fit" />
      </button>
      <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => value.by(NEARER)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}

function PaceAndSound({ context: { show } }: { readonly context: TableContext }) {
  const { sound } = preferences.value;
  return (
    <>
      <StripButton icon="pace" label="Pace" onClick={() => show({ is: 'pace' })} />
      <StripButton
        icon={sound ? 'sound' : 'silent'}
        label="Sound"
        bare
        pressed={sound}
        onClick={() => prefer({ sound: !sound })}
      />
    </>
  );
}

interface StripButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** The icon says enough. */
  readonly bare?: boolean;
  /** For what is on or off. */
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

const StripButton = ({ icon, label, bare = false, pressed, onClick }: StripButtonProps) => (
  <button type="button" class="plain" aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}>
    <Icon name={icon} />
    {!bare && (
      <span class="label" aria-hidden="true">
        {label}
      </span>
    )}
  </button>
);
