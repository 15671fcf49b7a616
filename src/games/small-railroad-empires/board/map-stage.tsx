import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { pathOf } from '#kit/coast.ts';
import { Places } from '#kit/places.tsx';
import { Stage } from '#kit/stage.tsx';
import { useWhy, type Why } from '#kit/use-why.ts';
import { WhyNot } from '#kit/why-not.tsx';
import { HEX_NAMES } from '../map.ts';
import { DISPLAYS } from '../words/displays.ts';
import { cityPlace, hexPlace } from '../words/places.ts';
import { words } from '../words/words.ts';
import { replyAt } from './asking.ts';
import { type Chart, type ChartHex, chartOf, isCity, placeAt, PRESSED_WIDTH } from './chart.ts';
import { Ground } from './ground.tsx';
import { LittleMap } from './little-map.tsx';
import { goodsToPlace, type Planning } from './planning.ts';
import { Preview, RouteLights, Runs } from './preview.tsx';
import type { Props } from './props.ts';
import { Rails } from './rails.tsx';
import { useSight } from './sight.ts';
import { spotsOf } from './spots.tsx';
import { CityNames, Stars, Works } from './works.tsx';

interface MapProps {
  readonly props: Props;
  readonly planning: Planning;
}

/** The map, always the same way up. A phone sees part of it and has a small one in the corner. */
export function MapStage({ props, planning }: MapProps): VNode {
  const { view, preferences, events, layout } = props;
  const chart = useMemo(() => chartOf(view), [view.map.join(' '), view.tracks.length]);
  const why = useWhy(view, (id) => replyAt(props, HEX_NAMES.indexOf(id)));
  const sight = useSight(props, chart);
  return (
    <Stage
      props={props}
      label={DISPLAYS.map}
      placeAt={(place) => placeAt(chart, view, place)}
      board={chart.box}
      action={layout === 'phone' ? sight : undefined}
      cell={PRESSED_WIDTH}
      covered={0}
      motion={preferences.motion}
      notes={<WhyNot props={props} words={words} why={why} at={(id) => chart.at(HEX_NAMES.indexOf(id))} />}
      {...(layout === 'phone' && { minimap: <LittleMap props={props} chart={chart} planning={planning} /> })}
    >
      <Ground chart={chart} />
      <RouteLights props={props} chart={chart} planning={planning} />
      <Rails view={view} chart={chart} events={events} motion={preferences.motion} />
      <Works view={view} chart={chart} wanted={goodsToPlace(props, planning)} />
      <Stars view={view} chart={chart} />
      <Lit places={props.highlighted} chart={chart} />
      <Spaces props={props} chart={chart} planning={planning} why={why} />
      <CityNames chart={chart} />
      <Preview props={props} chart={chart} planning={planning} />
      <Runs props={props} chart={chart} />
    </Stage>
  );
}

interface SpacesProps extends MapProps {
  readonly chart: Chart;
  readonly why: Why;
}

function Spaces({ props, chart, planning, why }: SpacesProps): VNode {
  const { view, seat, seats } = props;
  const { open, gains, doors, action, offer, card } = planning;
  const spots = useMemo(
    () => spotsOf(chart, { view, seat, seats, open, gains, doors, action, offer, card }),
    [chart, view, seat, seats, open, gains, doors, action, offer, card],
  );
  const press = (id: string) => planning.pressSpace(HEX_NAMES.indexOf(id));
  return <Places label={DISPLAYS.spaces} spots={spots} why={why} press={press} />;
}

/** Spaces and cities that a line of the log or an example points at. */
function Lit({ places, chart }: { readonly places: readonly string[]; readonly chart: Chart }): VNode {
  const isLit = (one: ChartHex): boolean =>
    places.includes(hexPlace(one.hex)) || (isCity(one) && places.includes(cityPlace(one.city)));
  return (
    <g class="lit" aria-hidden="true">
      <path d={pathOf(chart.hexes.filter(isLit).map(({ corners }) => corners))} />
    </g>
  );
}
