import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Screen } from '#kit/camera.ts';
import type { Focus } from '#kit/focus-tabs.tsx';
import { Places, type Spot } from '#kit/places.tsx';
import { Stage } from '#kit/stage.tsx';
import { useWhy, type Why } from '#kit/use-why.ts';
import { WhyNot } from '#kit/why-not.tsx';
import { playerOf } from '../state.ts';
import { LABELS } from '../words/labels.ts';
import { words } from '../words/words.ts';
import { type CornerPart, isShared, type TablePart } from './arrangement.ts';
import { BuildTitle } from './build-title.tsx';
import { Cattle } from './cattle.tsx';
import { chartOf, type TableChart } from './chart.ts';
import { CornerTabs } from './corner-tabs.tsx';
import { FieldCode } from './field-code.tsx';
import { Fields } from './fields.tsx';
import { Ground, hexesOf } from './ground.tsx';
import { Changed, Lit, placeAt, spreadOnWheel } from './lit.tsx';
import { CITY_ID, isOpen, replyTo } from './offers.ts';
import { Pill } from './pill.tsx';
import type { Props } from './props.ts';
import { RecruitPart } from './recruit.tsx';
import { spotsOf } from './spots.tsx';
import { StorePart } from './store.tsx';
import type { Turn } from './use-turn.ts';
import { WorkPart } from './work.tsx';

interface TabletopProps {
  readonly props: Props;
  readonly screen: Screen;
  readonly turn: Turn;
  /** What a phone shows. */
  readonly part: TablePart;
  /** What a low screen shows of wheel and store. */
  readonly corner: Focus<CornerPart>;
}

/** The prairie and the sheets beside it, and everything on them that can be pressed. */
export function Tabletop({ props, screen, turn, part, corner }: TabletopProps): VNode {
  const chart = useChart(props, screen, part, corner.shown);
  const spots = useSpots(props, chart, turn);
  const why = useReplies(props, turn);
  const [pointed, point] = useState<string>();
  return (
    <Stage
      props={{ ...props, trail: spreadOnWheel(props.trail) }}
      label={LABELS.table}
      board={chart.box}
      action={undefined}
      placeAt={(place) => placeAt(chart, place)}
      cell={chart.prairie?.across ?? 0}
      covered={0}
      motion={props.preferences.motion}
      notes={<Notes props={props} chart={chart} turn={turn} why={why} spots={spots} />}
      overlay={turn.isTrading && <Cattle props={props} turn={turn} />}
    >
      <Parts props={props} chart={chart} turn={turn} />
      <Lit places={props.highlighted} chart={chart} />
      <Places label={LABELS.places} spots={spots} why={why} press={turn.pressPlace} point={point} />
      <OnPrairie props={props} chart={chart} turn={turn} pointed={pointed ?? turn.press.picked?.id} />
      <Changed trail={props.trail} chart={chart} />
      <Corner chart={chart} focus={corner} />
    </Stage>
  );
}

/** The tabs of wheel and store, where these share their room. */
function Corner({ chart, focus }: { readonly chart: TableChart; readonly focus: Focus<CornerPart> }): VNode | null {
  const room = chart.recruit?.room ?? chart.store?.room;
  return isShared(chart.layout, chart.box) && room !== undefined ? <CornerTabs focus={focus} room={room} /> : null;
}

const useChart = ({ view: { seats }, layout }: Props, { width, height }: Screen, part: TablePart, corner: CornerPart) =>
  useMemo(
    () => chartOf(seats, layout, { width, height }, { part, corner }),
    [seats, layout, width, height, part, corner],
  );

const useSpots = ({ view, seats }: Props, chart: TableChart, { offers, press: { picked } }: Turn): readonly Spot[] =>
  useMemo(() => spotsOf(offers, { view, chart, seats, picked }), [offers, chart, seats, picked]);

/** Why a place is closed is told only to those who are asked. */
const useReplies = (props: Props, { offers }: Turn): Why =>
  useWhy(props.view, (id) => {
    const offer = askedSeat(props) === undefined ? undefined : offers.find((one) => one.id === id);
    return offer && replyTo(props, offer);
  });

interface PartsProps {
  readonly props: Props;
  readonly chart: TableChart;
  readonly turn: Turn;
}

/** What is printed on the table: the ground of the prairie, and the sheets beside it. */
function Parts({ props: { view, events, preferences }, chart, turn: { press, offers } }: PartsProps): VNode {
  const { prairie, work, recruit, store } = chart;
  const { picked } = press;
  return (
    <>
      {prairie && (
        <g transform={`translate(${prairie.x} ${prairie.y}) scale(${prairie.scale})`}>
          <Ground view={view} chart={prairie} />
        </g>
      )}
      {prairie && chart.layout !== 'phone' && <BuildTitle view={view} prairie={prairie} />}
      {recruit && (
        <RecruitPart
          view={view}
          chart={recruit}
          events={events}
          motion={preferences.motion}
          picked={picked}
          isAlone={isShared(chart.layout, chart.box)}
        />
      )}
      {work && <WorkPart view={view} chart={work} picked={picked} />}
      {store && (
        <StorePart
          view={view}
          chart={store}
          picked={picked}
          isOpen={offers.some((offer) => offer.id === CITY_ID && isOpen(offer))}
          isAlone={isShared(chart.layout, chart.box)}
        />
      )}
    </>
  );
}

interface OnPrairieProps extends PartsProps {
  readonly pointed: string | undefined;
}

/** What stands on the fields; drawn above the glow of those that can be pressed. */
function OnPrairie({ props, chart: { prairie }, turn, pointed }: OnPrairieProps): VNode | null {
  if (prairie === undefined) return null;
  const { view, events, seat } = props;
  const built = builtIn(turn);
  const ghost = built && seat !== undefined ? { hex: built.field, seat, settlements: built.settlements } : undefined;
  return (
    <g transform={`translate(${prairie.x} ${prairie.y}) scale(${prairie.scale})`}>
      <Fields view={view} chart={prairie} events={events} ghost={ghost} />
      <FieldCode chart={prairie} name={pointed} />
    </g>
  );
}

/** What the choice that is shown would build. */
const builtIn = ({ preview }: Turn) => preview?.events.find((event) => event.type === 'built');

interface NotesProps extends PartsProps {
  readonly why: Why;
  readonly spots: readonly Spot[];
}

/** The price of the field that is picked, and why a place is closed. */
const Notes = ({ why, spots, ...parts }: NotesProps): VNode => (
  <>
    <PickedPill {...parts} />
    <WhyNot props={parts.props} words={words} why={why} at={(id) => spots.find((spot) => spot.id === id)} />
  </>
);

function PickedPill({ props: { view, seat }, chart: { prairie, box }, turn }: PartsProps): VNode | null {
  const built = builtIn(turn);
  if (built === undefined || turn.preview === undefined || seat === undefined || prairie === undefined) return null;
  // What can be pressed counts three times: it must stay in sight.
  const open = turn.offers.flatMap((offer) =>
    isOpen(offer) && offer.action.type === 'build' ? [offer.action.field] : [],
  );
  return (
    <Pill
      field={built.field}
      fields={[...hexesOf(view), ...open, ...open]}
      prairie={prairie}
      screen={box}
      now={playerOf(view, seat)}
      next={turn.preview.player}
    />
  );
}
