import type { VNode } from 'preact';
import { MineGroup } from '#kit/mine.tsx';
import type { Side } from '../deck.ts';
import type { ShotResult } from '../rules/damage.ts';
import { aimName, type FaceWords, faceWords, NO_SHOT, shotTitle } from '../words/volley.ts';
import { DiePicture } from './die-face.tsx';
import type { Face, Target } from './shots.ts';

interface DieTableProps {
  readonly target: Target | undefined;
  /** The side of the enemy that faces the shooter. */
  readonly near: Side | undefined;
}

const wordsOf = ({ die, shot, losses }: Face, near: Side | undefined): FaceWords =>
  faceWords({ die, letter: shot.letter, result: shot.result, losses, near });

/** What each face of the die would hit in the picked section. */
export const DieTable = ({ target, near }: DieTableProps): VNode => (
  <section class="bb-die-table" aria-label={target === undefined ? NO_SHOT.title : titleOf(target)}>
    <h2>{target === undefined ? NO_SHOT.title : titleOf(target)}</h2>
    {target === undefined ? (
      <p>{NO_SHOT.detail}</p>
    ) : (
      <ol>
        {target.faces.map((face) => {
          const { title, detail } = wordsOf(face, near);
          return (
            <li
              key={face.die}
              class={face.losses.length > 0 ? 'hits' : ''}
              aria-label={`${face.die}: ${title}, ${detail}`}
            >
              <DiePicture die={face.die} />
              <ResultSign of={face.shot.result} />
              <span aria-hidden="true">
                <b>{title}</b>
                <small>{detail}</small>
              </span>
            </li>
          );
        })}
      </ol>
    )}
  </section>
);

const titleOf = ({ letter, side }: Target): string => shotTitle(aimName(letter, side));

/** The same in one row, where there is little room. */
export const DieRow = ({ target, near }: DieTableProps): VNode => (
  <MineGroup title={target === undefined ? NO_SHOT.title : titleOf(target)} class="bb-die-row">
    {target === undefined ? (
      <p>{NO_SHOT.detail}</p>
    ) : (
      target.faces.map((face) => {
        const { title, detail, short } = wordsOf(face, near);
        return (
          <span
            key={face.die}
            class={face.losses.length > 0 ? 'hits' : ''}
            role="img"
            aria-label={`${face.die}: ${title}, ${detail}`}
          >
            <DiePicture die={face.die} />
            <small>{short}</small>
          </span>
        );
      })
    )}
  </MineGroup>
);

const SPLASH = 'M-9 7Q-8-3-5 1Q-4-10 0-2Q4-10 5 1Q8-3 9 7ZM-11 9H11';
const PLANKS = 'M-10-6H10L6 8H-6ZM-1-6 2-1-2 2 1 8';
const GUN = 'M-3-11H3L4 5H6V11H-6V5H-4Z';
const MAST = 'M0-11V11M-9-7H9V1H-9ZM-4 11H4';

const RESULT_SIGNS: Readonly<Record<ShotResult, string>> = {
  miss: SPLASH,
  hull: PLANKS,
  'full hull': PLANKS,
  'spared hull': PLANKS,
  position: GUN,
  'mast and position': MAST,
};

const ResultSign = ({ of }: { readonly of: ShotResult }): VNode => (
  <svg class={`bb-result ${of === 'miss' ? 'miss' : ''}`} viewBox="-15 -15 30 30" aria-hidden="true">
    <circle r="14" />
    <path d={RESULT_SIGNS[of]} />
  </svg>
);
