import { Named } from '#kit/named.tsx';
import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { MineGroup } from '#kit/mine.tsx';
import { SentenceText } from '#kit/sentence-text.tsx';
import { type Cell, cellName, size } from '../deck.ts';
import { other } from '../state.ts';
import { letterName, sideName } from '../words/names.ts';
import {
  aimName,
  answerWords,
  averageWords,
  gunLabel,
  harmWords,
  inSix,
  NO_AIM,
  NOTHING_AIMED,
  ofSix,
  ON_AVERAGE,
  VOLLEY,
} from '../words/volley.ts';
import { averageHarm } from './average-harm.ts';
import type { Props } from './props.ts';
import { FACES, type Target } from './shots.ts';
import { droppedOn, useDrag } from './use-drag.ts';
import type { Volley } from './volley.ts';

interface GunTilesProps {
  readonly props: Props;
  readonly volley: Volley;
}

/** Each gun that has yet to fire, with its aim: pressed to be aimed, or dragged to a section. */
export function GunTiles({ props, volley }: GunTilesProps): VNode {
  const drag = useDrag<Cell>((gun, onto) => {
    const id = droppedOn(onto, 'spot');
    if (volley.targets.some((target) => target.id === id) && id !== undefined) volley.aim(id, gun);
  });
  return (
    <MineGroup title={VOLLEY} class="bb-volley">
      {volley.guns.map((gun, i) => (
        <GunTile
          key={gun}
          volley={volley}
          gun={gun}
          number={i + 1}
          narrow={props.layout === 'phone'}
          grab={drag.grab(gun)}
          press={() => drag.isPress() && volley.pickGun(gun)}
        />
      ))}
      {drag.dragged && (
        <span class="bb-dragged" style={{ left: `${drag.dragged.x}px`, top: `${drag.dragged.y}px` }}>
          <GunPicture />
        </span>
      )}
    </MineGroup>
  );
}

interface GunTileProps {
  readonly volley: Volley;
  readonly gun: Cell;
  readonly number: number;
  readonly narrow: boolean;
  readonly grab: (event: PointerEvent) => void;
  readonly press: () => void;
}

function GunTile({ volley, gun, number, narrow, grab, press }: GunTileProps): VNode {
  const target = volley.aimOf(gun);
  const aim = target && aimName(target.letter, target.side);
  const isPicked = gun === volley.gun;
  return (
    <button
      type="button"
      class={isPicked ? 'bb-gun-tile chosen' : 'bb-gun-tile'}
      data-gun={cellName(gun)}
      aria-pressed={isPicked}
      onPointerDown={grab}
      onClick={press}
    >
      <Named name={gunLabel(number, gun, aim, inSix(target?.hits ?? 0, FACES))}>
        <i class="bb-gun-number">{number}</i>
        <GunPicture />
        <span class="bb-gun-name">{narrow ? cellName(gun) : `gun ${cellName(gun)}`}</span>
        <Aim target={target} narrow={narrow} />
      </Named>
    </button>
  );
}

/** The section, and how many faces of the die hit something there. */
const Aim = ({ target, narrow }: { readonly target: Target | undefined; readonly narrow: boolean }): VNode =>
  target === undefined ? (
    <>
      <b class="none">–</b>
      <small>{narrow ? '' : NO_AIM}</small>
    </>
  ) : (
    <>
      <b>
        {letterName(target.letter)}
        {target.side !== undefined && <i>{sideName(target.side)}</i>}
      </b>
      <small>{(narrow ? ofSix : inSix)(target.hits, FACES)}</small>
    </>
  );

const GunPicture = (): VNode => (
  <svg class="bb-gun-picture" viewBox="-14 -24 28 48" aria-hidden="true">
    <path class="bb-carriage" d="M-8 6H8L9 20H-9ZM-11 9h3M8 9h3M-12 17h3M9 17h3" />
    <path class="bb-barrel" d="M-4-22H4V-18L3.400-16 5 8C5.500 15 5 19 0 20S-5.500 15-5 8L-3.400-16-4-18Z" />
    <path class="bb-barrel-ring" d="M-4-5H4M-4.600 6H4.600" />
  </svg>
);

/** What the plan hits on average, and what the other answers with. */
export function Average({ props: { view, seats }, volley }: GunTilesProps): VNode {
  const aimed = volley.guns.flatMap((gun) => volley.aimOf(gun) ?? []);
  const { hits, harm } = averageHarm(aimed);
  const enemy = other(view.shooter);
  const answering = size(at(view.active, enemy));
  return (
    <MineGroup title={ON_AVERAGE} class="bb-average">
      <p>
        <b>{aimed.length === 0 ? NOTHING_AIMED : averageWords(hits, aimed.length)}</b>
        {aimed.length > 0 && <span>{harmWords(harm)}</span>}
        {answering > 0 && (
          <em>
            <SentenceText sentence={[{ seat: enemy }, ...answerWords(answering)]} seats={seats} />
          </em>
        )}
      </p>
    </MineGroup>
  );
}
