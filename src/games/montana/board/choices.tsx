import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Choice } from '#kit/decision-bar.tsx';
import { count } from '#words/speech.ts';
import { whyWords } from '#kit/why-not.tsx';
import type { Action } from '../actions.ts';
import { CITY, TRADE_ACTIONS } from '../answers.ts';
import { WHEEL } from '../components.ts';
import { CREW_COUNTS, crewNamed } from '../crews.ts';
import { doubtAbout } from './doubts.ts';
import { keyOf, type Offer } from './offers.ts';
import type { Props } from './props.ts';
import { words } from '../words/words.ts';

export interface TurnBarProps {
  readonly props: Props;
  readonly offers: readonly Offer[];
  readonly chosen: Offer | undefined;
  readonly choose: (offer: Offer | undefined) => void;
}

type Group = 'work' | 'build' | 'bids' | 'cattle';

const GROUPS: readonly { readonly group: Group; readonly name: string; readonly types: readonly Action['type'][] }[] = [
  { group: 'work', name: 'Work', types: ['work', 'bank'] },
  { group: 'build', name: 'Build', types: ['build'] },
  { group: 'bids', name: 'Bid', types: ['bid'] },
  { group: 'cattle', name: 'Cattle', types: ['trade'] },
];

const foldedIn = (group: Group): readonly Action['type'][] => GROUPS.find((one) => one.group === group)?.types ?? [];

interface AnswersProps extends TurnBarProps {
  /** Plays an answer, after a warning if there is a doubt about it. */
  readonly play: (action: Action) => void;
}

/** What is asked now as buttons; long lists fold into one that opens them. */
export function Answers(bar: AnswersProps): VNode {
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
  const wanted = CREW_COUNTS[crewNamed(WHEEL[(view.arrow + action.spaces) % WHEEL.length] ?? '')] ?? [];
  return wanted.some((number, colour) => number > (view.workers[colour] ?? 0)) ? 'not enough in the supply' : undefined;
}

interface UnfoldedProps extends AnswersProps {
  readonly types: readonly Action['type'][];
  readonly back: () => void;
}

/** One group of answers; those that are places of the table are shown there first. */
function Unfolded({ props, offers, choose, play, types, back }: UnfoldedProps): VNode {
  const { legal, view, seat = 0 } = props;
  const pick = (action: Action) => {
    const offer = offers.find((one) => keyOf(one.action) === keyOf(action));
    if (offer?.steps === undefined) play(action);
    else choose(offer);
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
            note={doubtAbout(view, seat, action) && 'careful'}
            press={() => pick(action)}
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
