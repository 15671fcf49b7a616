import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Choice } from '#kit/decision-bar.tsx';
import type { Press } from '#kit/use-press.ts';
import { whyWords } from '#kit/why-not.tsx';
import { at } from '#engine/indexed.ts';
import { count } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { CITY, TRADE_ACTIONS } from '../answers.ts';
import { WHEEL } from '../components.ts';
import { hasCrew, crewNamed, NO_CREW } from '../crews.ts';
import { doubtAbout } from '../words/doubts.ts';
import { isOpen, keyOf, type Offer, type OpenOffer } from './offers.ts';
import type { Props } from './props.ts';
import { LABELS } from '../words/labels.ts';
import { words } from '../words/words.ts';

export interface TurnBarProps {
  readonly props: Props;
  readonly offers: readonly Offer[];
  readonly press: Press<Action, OpenOffer>;
}

type Group = 'work' | 'build' | 'bids' | 'cattle';

const GROUPS: readonly { readonly group: Group; readonly name: string; readonly types: readonly Action['type'][] }[] = [
  { group: 'work', name: LABELS.work, types: ['work', 'bank'] },
  { group: 'build', name: LABELS.build, types: ['build'] },
  { group: 'bids', name: LABELS.bids, types: ['bid'] },
  { group: 'cattle', name: LABELS.cattle, types: ['trade'] },
];

const foldedIn = (group: Group): readonly Action['type'][] => GROUPS.find((one) => one.group === group)?.types ?? [];

/** What is asked now as buttons; long lists fold into one that opens them. */
export function Answers(bar: TurnBarProps): VNode {
  const { props } = bar;
  const { legal, view } = props;
  const [open, setOpen] = useState<Group>();
  useEffect(() => setOpen(undefined), [view]);
  if (open !== undefined) return <Unfolded {...bar} types={foldedIn(open)} back={() => setOpen(undefined)} />;
  const folded = FOLDED[view.phase] ?? ['trade'];
  const groups = GROUPS.map((one) => ({ ...one, ways: legal.filter(({ type }) => one.types.includes(type)).length }));
  return (
    <>
      {legal
        .filter(({ type }) => !folded.includes(type))
        .map((action) => (
          <Answer key={keyOf(action)} props={props} action={action} />
        ))}
      {view.phase === 'turn' && <CityWhyNot {...bar} />}
      {groups
        .filter(({ types, ways }) => ways > 0 && types.every((type) => folded.includes(type)))
        .map(({ group, name, ways }) => (
          <Choice key={group} label={`${name} …`} note={count(ways, 'way')} press={() => setOpen(group)} />
        ))}
    </>
  );
}

const Answer = ({ props, action }: { readonly props: Props; readonly action: Action }): VNode => (
  <Choice
    label={words.action(action, props.view)}
    note={scarcityNote(action, props.view)}
    main={props.legal.length === 1 || action.type === 'done'}
    press={() => props.act([action])}
  />
);

/** A warning before a player pays grain for workers that the supply does not have. */
function scarcityNote(action: Action, view: Props['view']): string | undefined {
  if (action.type !== 'advance') return undefined;
  const crew = crewNamed(at(WHEEL, (view.arrow + action.spaces) % WHEEL.length));
  return crew === NO_CREW || hasCrew(view.workers, crew) ? undefined : LABELS.short;
}

interface UnfoldedProps extends TurnBarProps {
  readonly types: readonly Action['type'][];
  readonly back: () => void;
}

/** One group of answers; those that are places of the table are shown there first. */
function Unfolded({ props, offers, press, types, back }: UnfoldedProps): VNode {
  const { legal, view, seat = 0 } = props;
  const answer = (action: Action) => {
    const offer = offers.find((one) => keyOf(one.action) === keyOf(action));
    if (isOpen(offer)) press.press(offer);
    // The button says all there is to say, unless there is a doubt.
    else if (doubtAbout(view, seat, action) === undefined) props.act([action]);
    else press.pick({ id: keyOf(action), actions: [action] });
  };
  return (
    <>
      <Choice label="Back" press={back} />
      {legal
        .filter(({ type }) => types.includes(type))
        .map((action) => (
          <Choice
            key={keyOf(action)}
            label={words.action(action, view)}
            note={doubtAbout(view, seat, action) && LABELS.careful}
            press={() => answer(action)}
          />
        ))}
      {types.includes('trade') && <ClosedTrades props={props} />}
    </>
  );
}

/** Workers that nobody can get for a cow now. */
function ClosedTrades({ props }: { readonly props: Props }): VNode {
  const closed = TRADE_ACTIONS.map((action) => ({ action, why: whyWords(props, words, action) }));
  return (
    <>
      {closed
        .filter(({ why }) => why !== undefined)
        .map(({ action, why }) => (
          <Choice key={keyOf(action)} label={words.action(action, props.view)} why={why} press={() => undefined} />
        ))}
    </>
  );
}

const FOLDED: Partial<Record<Props['view']['phase'], readonly Action['type'][]>> = {
  turn: ['work', 'bank', 'build', 'trade'],
  building: ['build', 'trade'],
  auction: ['bid', 'trade'],
};

/** The city is the one action that can be closed as a whole; then it says why. */
function CityWhyNot({ props }: TurnBarProps): VNode | null {
  const why = whyWords(props, words, CITY);
  if (why === undefined) return null;
  return <Choice label={words.action(CITY, props.view)} why={why} press={() => undefined} />;
}
