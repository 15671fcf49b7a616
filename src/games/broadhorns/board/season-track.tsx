import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import type { Box } from '#kit/point.ts';
import { capital } from '#words/speech.ts';
import { HARVEST_BARREL, SEASON_SPACES, SEASONS, TRACK_SPACES } from '../components.ts';
import type { Cargo } from '../sheets.ts';
import { seasonOf } from '../state.ts';
import type { View } from '../view.ts';
import { Barrel } from './barrel.tsx';
import { SEASON_CLASSES } from './seasons.ts';

interface SeasonTrackProps {
  readonly view: View;
  readonly box: Box;
  readonly isLit: boolean;
  /** A barrel that is about to be put there. */
  readonly next?: Cargo | undefined;
}

/** The season track: sixteen spaces, one for each town filled. */
export function SeasonTrack({ view, box, isLit, next }: SeasonTrackProps): VNode {
  const space = box.width / TRACK_SPACES;
  return (
    <g class={isLit ? 'track lit' : 'track'} transform={`translate(${box.x} ${box.y})`}>
      {SEASONS.map((season, i) => {
        const first = firstSpace(i) - 1;
        const width = at(SEASON_SPACES, i) * space;
        return (
          <g key={season} class={season === seasonOf(view) ? 'season now' : 'season'}>
            <text x={first * space + width / 2} y="15">
              {capital(season)}
            </text>
            <rect
              class={`season-field ${SEASON_CLASSES[season]}`}
              x={first * space + 1}
              y="20"
              width={width - 3}
              height={box.height - 21}
              rx="6"
            />
          </g>
        );
      })}
      {Array.from({ length: TRACK_SPACES }, (_, i) => (
        <g key={i} transform={`translate(${(i + 0.5) * space} ${20 + (box.height - 21) / 2})`}>
          <Placed view={view} space={i + 1} next={next} />
        </g>
      ))}
    </g>
  );
}

/** The first space of a season, from 1. */
export const firstSpace = (season: number): number =>
  1 + SEASON_SPACES.slice(0, season).reduce((sum, spaces) => sum + spaces, 0);

interface PlacedProps extends Pick<SeasonTrackProps, 'view' | 'next'> {
  readonly space: number;
}

/** The harvest takes the barrels of the first twelve spaces away; a mark stays where they were. */
export function Placed({ view, space, next }: PlacedProps): VNode {
  if (space === view.placed + 1 && next !== undefined)
    return (
      <g class="next-barrel">
        <Barrel cargo={next} size={0.95} />
      </g>
    );
  if (space > view.placed)
    return (
      <>
        <circle class="track-space" r="12.5" />
        <text class="track-number" y="5">
          {space}
        </text>
      </>
    );
  const first = view.placed >= HARVEST_BARREL ? HARVEST_BARREL : 1;
  const cargo = view.track[space - first];
  return cargo === undefined ? <path class="tick" d="M-6 0L-2 5L7-5" /> : <Barrel cargo={cargo} size={0.95} />;
}
