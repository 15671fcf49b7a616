import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { UNLOCKS } from '../answers.ts';
import { ABILITIES } from '../components.ts';
import { companyOf, hasAbility } from '../state.ts';
import { dollars, printedPower } from '../words/names.ts';
import { plateName } from '../words/own-things.ts';
import { lockedId } from './asking.ts';
import { type Beside, mayPlay } from './beside.ts';
import { Thing } from './thing.tsx';

/** The company's abilities: those that work, and those that still lie locked on its board with their price. */
export function Plates({ beside, seat }: { readonly beside: Beside; readonly seat: number }): VNode {
  return (
    <span class="plates">
      {ABILITIES.map(({ id }, ability) => (
        <Plate key={id} beside={beside} seat={seat} ability={ability} />
      ))}
    </span>
  );
}

interface PlateProps {
  readonly beside: Beside;
  readonly seat: number;
  readonly ability: number;
}

function Plate({ beside, seat, ability }: PlateProps): VNode {
  const { props, planning } = beside;
  const isUnlocked = hasAbility(companyOf(props.view, seat), ability);
  const { name, price } = at(ABILITIES, ability);
  const action = at(UNLOCKS, ability);
  const mayUnlock = seat === props.seat && mayPlay(beside, action);
  return (
    <Thing
      beside={beside}
      id={lockedId(ability)}
      class={isUnlocked ? 'plate unlocked' : 'plate locked'}
      name={plateName(ability, isUnlocked)}
      chosen={planning.press.picked?.id === lockedId(ability)}
      press={mayUnlock ? () => planning.pressThing(lockedId(ability), action) : undefined}
    >
      <b>{name}</b>
      {!isUnlocked && <span class="plate-price">{dollars(price)}</span>}
      <small>{printedPower(ability)}</small>
    </Thing>
  );
}
