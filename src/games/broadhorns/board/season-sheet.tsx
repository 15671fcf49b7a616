import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { capital } from '#words/speech.ts';
import { SEASON_SPACES, SEASONS } from '../components.ts';
import { seasonOf } from '../state.ts';
import type { View } from '../view.ts';
import { seasonWords, trackWords } from '../words/market.ts';
import { CardLists, Piles } from './open-cards.tsx';
import { firstSpace, Placed } from './season-track.tsx';
import { SEASON_CLASSES } from './seasons.ts';

/** The year, season by season, with what each changes; below it the deck and all cards that lie face up. */
export const SeasonSheet = ({ view }: { readonly view: View }): VNode => (
  <div class="bh-sheet bh-seasons" role="group" aria-label={trackWords(view)} tabIndex={0}>
    {SEASONS.map((season, i) => (
      <div key={season} class={`bh-season ${SEASON_CLASSES[season]}${season === seasonOf(view) ? ' now' : ''}`}>
        <p>
          <b>{capital(season)}</b> <small>{seasonWords(season)}</small>
        </p>
        <svg viewBox={`0 0 ${at(SEASON_SPACES, i) * 34} 34`} aria-hidden="true">
          {Array.from({ length: at(SEASON_SPACES, i) }, (_, space) => (
            <g key={space} transform={`translate(${(space + 0.5) * 34} 17)`}>
              <Placed view={view} space={firstSpace(i) + space} next={undefined} />
            </g>
          ))}
        </svg>
      </div>
    ))}
    <div class="bh-piles">
      <Piles view={view} />
    </div>
    <CardLists view={view} />
  </div>
);
