import type { VNode } from 'preact';
import { askedSeat } from '#kit/asked-seat.ts';
import { type Point, rotatedBy } from '#kit/point.ts';
import type { Action } from '../actions.ts';
import { type Figure, PORT_POSITION, POSITIONS, STARBOARD_POSITION } from '../components.ts';
import { cellOf, deckOf, NOWHERE, type Place, PLACE_NAMES, placeOn } from '../deck.ts';
import type { Event } from '../events.ts';
import { bandAt } from '../rules/bonus.ts';
import { menLeftOver } from '../rules/setup.ts';
import { shipOf } from '../state.ts';
import type { View } from '../view.ts';
import type { TakenUp } from './intent.ts';
import { berthOf, cellPoint, onDeck, placePoint, type Scene, sizeOf } from './layout.ts';
import type { Props } from './props.ts';

interface FiguresProps {
  readonly props: Props;
  readonly scene: Scene;
  readonly taken: TakenUp | undefined;
  /** An action that is shown before it is played. */
  readonly shown: Action | undefined;
}

/** Every man and both Captains, in any section. */
export function Figures({ props, scene, taken, shown }: FiguresProps): VNode {
  const { view, events, preferences } = props;
  const moved = preferences.motion > 0 ? events.findLast((event) => event.type === 'moved') : undefined;
  return (
    <g class="bb-figures" aria-hidden="true">
      {PLACE_NAMES.flatMap((name, place) =>
        [0, 1].map((seat) => (
          <Band
            key={`${name} ${seat}`}
            view={view}
            scene={scene}
            seat={seat}
            place={place}
            taken={taken}
            moved={moved}
          />
        )),
      )}
      <Ghost props={props} scene={scene} shown={shown} />
      {props.revealedSeats.map((seat) => (
        <Secrets key={seat} view={view} seat={seat} scene={scene} />
      ))}
    </g>
  );
}

interface BandProps {
  readonly view: View;
  readonly scene: Scene;
  readonly seat: number;
  readonly place: Place;
  readonly taken: TakenUp | undefined;
  readonly moved: Extract<Event, { type: 'moved' }> | undefined;
}

const SHOULDER = 14.5;

interface CrewProps {
  readonly view: View;
  readonly scene: Scene;
  readonly seat: number;
}

/** All that stands on one ship, without motion. */
export const CrewOn = ({ view, scene, seat }: CrewProps): VNode => (
  <>
    {PLACE_NAMES.flatMap((name, place) =>
      deckOf(place) !== seat
        ? []
        : [0, 1].map((owner) => (
            <Band
              key={`${name} ${owner}`}
              view={view}
              scene={scene}
              seat={owner}
              place={place}
              taken={undefined}
              moved={undefined}
            />
          )),
    )}
  </>
);

/**
 * One player's figures in one section, in line with the keel: crew towards the middle of their ship, boarders towards
 * the rail.
 */
function Band({ view, scene, seat, place, taken, moved }: BandProps): VNode | null {
  const { figures, captain } = bandAt(shipOf(view, seat), place);
  if (figures === 0) return null;
  const middle = standing(scene, place, deckOf(place) === seat);
  const berth = berthOf(scene, deckOf(place));
  const size = sizeOf(berth);
  // Three figures stand closer, so that they do not seem to belong to the next section.
  const spread = SHOULDER * (figures > 2 ? Math.min(berth.along, 1.25) : berth.along);
  const mine = taken?.from === place && view.turn === seat ? taken.figure : undefined;
  const came = moved?.seat === seat && moved.to === place ? moved : undefined;
  return (
    <>
      {Array.from({ length: figures }, (_, i) => {
        const kind = captain && i === figures - 1 ? 'captain' : 'man';
        const first = kind === 'captain' || i === 0;
        const from = came?.figure === kind && first ? placePoint(scene, came.from) : undefined;
        const aside = rotatedBy({ x: (i - (figures - 1) / 2) * spread, y: 0 }, berth.angle);
        const at = { x: middle.x + aside.x, y: middle.y + aside.y };
        return (
          <FigureMark
            key={`${kind}${i}`}
            seat={seat}
            kind={kind}
            at={at}
            size={size}
            up={mine === kind && first}
            from={from}
          />
        );
      })}
    </>
  );
}

const INWARDS = 10;

function standing(scene: Scene, place: Place, own: boolean): Point {
  const position = POSITIONS[cellOf(place) % POSITIONS.length];
  const inwards = position === STARBOARD_POSITION ? -INWARDS : INWARDS;
  const off = position === PORT_POSITION || position === STARBOARD_POSITION ? inwards : INWARDS;
  const { x, y } = cellPoint(cellOf(place));
  return onDeck(berthOf(scene, deckOf(place)), { x, y: y + (own ? off : -off) });
}

interface FigureMarkProps {
  readonly seat: number;
  readonly kind: Figure;
  readonly at: Point;
  readonly size?: number;
  readonly up?: boolean;
  readonly from?: Point | undefined;
}

const FigureMark = ({ seat, kind, at, size = 1, up, from }: FigureMarkProps): VNode => (
  <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size})`}>
    <g
      key={from === undefined ? 'stands' : `from ${from.x} ${from.y}`}
      class={`bb-figure seat-${seat} ${kind}${up ? ' up' : ''}${from === undefined ? '' : ' walks'}`}
      style={from && { '--from-x': `${(from.x - at.x) / size}px`, '--from-y': `${(from.y - at.y) / size}px` }}
    >
      <FigureShape seat={seat} kind={kind} />
    </g>
  </g>
);

/** Seat 0's men are round, seat 1's are diamonds; a Captain wears his hat, and the same shape on his coat. */
export const FigureShape = ({ seat, kind }: Pick<FigureMarkProps, 'seat' | 'kind'>): VNode =>
  kind === 'captain' ? (
    <>
      <path class="bb-coat" d="M-10 10C-10 2-6-1 0-1S10 2 10 10Z" />
      <path class="bb-badge" d={seat === 0 ? 'M0 3a2.600 2.600 0 1 0 .01 0Z' : 'M0 2 3.500 5.500 0 9-3.500 5.500Z'} />
      <circle class="bb-head" cy="-5" r="4.600" />
      <path class="bb-hat" d="M-10-6C-8-7-6-13 0-13S8-7 10-6C5-9-5-9-10-6ZM0-12V-9" />
    </>
  ) : (
    <>
      <path class="bb-coat" d={seat === 0 ? 'M0-6.600a6.600 6.600 0 1 0 .01 0Z' : 'M0-8 8 0 0 8-8 0Z'} />
      <circle class="bb-badge" r="2.300" />
    </>
  );

interface GhostProps {
  readonly props: Props;
  readonly scene: Scene;
  readonly shown: Action | undefined;
}

/** A figure where it would stand. */
function Ghost({ props, scene, shown }: GhostProps): VNode | null {
  const seat = askedSeat(props);
  const ghost = seat === undefined || shown === undefined ? undefined : ghostOf(shown, seat);
  if (seat === undefined || ghost === undefined) return null;
  return (
    <g class="bb-secret">
      <FigureMark
        seat={seat}
        kind={ghost.figure}
        at={standing(scene, ghost.place, false)}
        size={sizeOf(berthOf(scene, deckOf(ghost.place)))}
      />
    </g>
  );
}

function ghostOf(action: Action, seat: number): { readonly figure: Figure; readonly place: Place } | undefined {
  switch (action.type) {
    case 'station':
      return { figure: action.figure, place: placeOn(seat, action.cell) };
    case 'promote':
      return { figure: 'captain', place: placeOn(seat, action.cell) };
    case 'move':
      return { figure: action.figure, place: action.to };
    default:
      return undefined;
  }
}

interface SecretsProps {
  readonly view: View;
  readonly seat: number;
  readonly scene: Scene;
}

/** Where a seat's own figures will stand while nobody else may know it: at set-up and when a new Captain is chosen. */
function Secrets({ view, seat, scene }: SecretsProps): VNode {
  const ship = shipOf(view, seat);
  const spare = menLeftOver(view);
  const chosen = ship.chosen > NOWHERE ? [ship.chosen] : [];
  const stations = ship.stations.filter((cell) => cell > NOWHERE);
  return (
    <g class="bb-secret">
      {[...stations, ...chosen].map((cell, i) => {
        const kind = i < spare && stations.length > 0 ? 'man' : 'captain';
        return (
          <FigureMark
            key={i}
            seat={seat}
            kind={kind}
            at={standing(scene, placeOn(seat, cell), false)}
            size={sizeOf(berthOf(scene, seat))}
          />
        );
      })}
    </g>
  );
}
