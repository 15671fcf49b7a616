import type { VNode } from 'preact';
import type { PanelProps } from '#kit/board.ts';
import { count } from '#words/speech.ts';
import { CANNONS, HULL_SECTIONS_TO_SINK, MASTS } from '../components.ts';
import { NOWHERE, size } from '../deck.ts';
import { ruinedSections } from '../rules/ending.ts';
import { boarding, type Ship } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import { menOf } from '../muster.ts';
import { shipName, shipsChosen } from '../words/names.ts';

/** Everything public about a ship: men, guns, masts, hull and whether a Captain commands. */
export function Panel({ view, seat }: PanelProps<View>): VNode {
  const ship = view.ships[seat];
  return (
    <div class="bb-panel">
      {shipsChosen(view) && <span class="bb-ship-name">{shipName(view, seat)}</span>}
      <Fact
        name="Crewmembers"
        value={`${menOf(view, seat)} of ${view.crew}`}
        short={String(menOf(view, seat))}
        sign={MAN}
      />
      <Fact
        name="Cannons"
        value={`${size(ship?.guns ?? 0)} of ${CANNONS.length}`}
        short={String(size(ship?.guns ?? 0))}
        sign={GUN}
      />
      {!boarding(view) && <Damage ship={ship} />}
      <span class="bb-standing">{standingWords(view, seat)}</span>
    </div>
  );
}

/** Masts and damage markers, which are put aside when the ships collide. */
function Damage({ ship }: { readonly ship: ShipView | undefined }): VNode {
  const standing = ship?.masts.filter((left) => left > 0).length ?? 0;
  const breached = ship === undefined ? 0 : ruinedSections(ship as Ship);
  return (
    <>
      <Fact name="Masts" value={`${standing} of ${MASTS.length}`} short={String(standing)} sign={MAST} />
      <Fact
        name="Hull sections beyond repair"
        value={`${breached} of ${HULL_SECTIONS_TO_SINK}`}
        short={`${breached}/${HULL_SECTIONS_TO_SINK}`}
        sign={BREACH}
      />
    </>
  );
}

const MAN = 'M-5 8C-5 2-3 0 0 0S5 2 5 8ZM0-7a3 3 0 1 0 .01 0Z';
const GUN = 'M-9-3 7-2V3L-9 4ZM-5 4a3 3 0 1 0 .01 0Z';
const MAST = 'M0-9V9M-7-5Q0-9 7-5M-8 2Q0-3 8 2';
const BREACH = 'M-9-5Q0 8 9-5M-5-8l4 6-3 3 5 5M5-8 3-2';

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly short: string;
  readonly sign: string;
}

const Fact = ({ name, value, short, sign }: FactProps): VNode => (
  <span class="bb-fact" role="img" aria-label={`${name}: ${value}`} title={`${name}: ${value}`}>
    <svg viewBox="-11 -11 22 22" aria-hidden="true">
      <path d={sign} />
    </svg>
    {short}
  </span>
);

function standingWords(view: View, seat: number): string {
  const ship = view.ships[seat];
  if (ship === undefined || view.round === 0) return '';
  if (ship.captain === NOWHERE) return 'without a Captain';
  if (ship.plot.length > 0 && view.phase === 'plotting') return 'course laid';
  return ship.forced > 0 && !boarding(view) ? count(ship.forced, 'Damage card') : '';
}
