import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { MineGroup } from '#kit/mine.tsx';
import { DIE, ROLLS } from '../components.ts';
import type { Side } from '../deck.ts';
import type { ShotResult } from '../rules/damage.ts';
import { aimName, anyFaceWords, type FaceWords, faceWords, NO_SHOT, shotTitle } from '../words/volley.ts';
import { DiePicture } from './die-face.tsx';
import type { Target } from './shots.ts';

interface DieTableProps {
  readonly target: Target | undefined;
  /** The side of the enemy that faces the shooter. */
  readonly near: Side | undefined;
}

/** One face of the die, as it is shown. */
interface Row extends FaceWords {
  readonly die: number;
  readonly result: ShotResult;
  readonly isHit: boolean;
}

/** What each face hits in the picked section; without one, what it hits anywhere. */
const rowsOf = (target: Target | undefined, near: Side | undefined): readonly Row[] =>
  target?.faces.map(({ die, shot, losses }) => ({
    ...faceWords({ die, letter: shot.letter, result: shot.result, losses, near }),
    die,
    result: shot.result,
    isHit: losses.length > 0,
  })) ??
  DIE.map((die) => {
    const result = at(ROLLS, die - 1);
    return { ...anyFaceWords(die, near), die, result, isHit: result !== 'miss' };
  });

/** What each face of the die would hit in the picked section. */
export const DieTable = ({ target, near }: DieTableProps): VNode => (
  <section class="bb-die-table" aria-label={titleOf(target)}>
    <h2>{titleOf(target)}</h2>
    <ol>
      {rowsOf(target, near).map(({ die, result, isHit, title, detail }) => (
        <li key={die} class={isHit ? 'hits' : ''} aria-label={`${die}: ${title}, ${detail}`}>
          <DiePicture die={die} />
          <ResultSign of={result} />
          <span aria-hidden="true">
            <b>{title}</b>
            <small>{detail}</small>
          </span>
        </li>
      ))}
    </ol>
  </section>
);

const titleOf = (target: Target | undefined): string =>
  target === undefined ? NO_SHOT : shotTitle(aimName(target.letter, target.side));

/** The same in one row, where there is little room. */
export const DieRow = ({ target, near }: DieTableProps): VNode => (
  <MineGroup title={titleOf(target)} class="bb-die-row">
    {rowsOf(target, near).map(({ die, isHit, title, detail, short }) => (
      <span key={die} class={isHit ? 'hits' : ''} role="img" aria-label={`${die}: ${title}, ${detail}`}>
        <DiePicture die={die} />
        <small>{short}</small>
      </span>
    ))}
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
