import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Decision } from '#kit/board.ts';
import { Choice, DecisionBar } from '#kit/decision-bar.tsx';
import { say, type Sentence } from '#kit/sentence.ts';
import { count } from '#kit/speech.ts';
import { whyWords } from '#kit/why-not.tsx';
import type { Action } from '../actions.ts';
import { CITY } from '../answers.ts';
import { WHEEL } from '../components.ts';
import { CREW_COUNTS, crewNamed } from '../crews.ts';
import { keyOf, type Offer, preview } from './offers.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';
import { rowWords } from './words/store.ts';

export interface TurnBarProps {
  readonly props: Props;
  readonly offers: readonly Offer[];
  readonly chosen: Offer | undefined;
  readonly choose: (offer: Offer | undefined) => void;
}

/** The decision bar: what is asked, what a chosen place would bring, and every answer as a button. */
export function TurnBar(bar: TurnBarProps): VNode {
  return (
    <DecisionBar props={bar.props} said={said(bar)}>
      {bar.chosen?.steps === undefined ? <Answers {...bar} /> : <Confirm {...bar} />}
    </DecisionBar>
  );
}

function said({ props, chosen }: TurnBarProps): Decision {
  const { view, seat, awaiting } = props;
  if (chosen?.steps === undefined || seat === undefined) return words.decision(view, seat, awaiting);
  return { title: [words.action(chosen.action, view)], detail: previewWords(props, chosen.steps) };
}

/** Events that say nothing about what the player gets. */
const ASIDE = new Set(['turnBegan', 'roundBegan', 'cityEntered', 'spacesCleared']);

function previewWords({ view, seat = 0 }: Props, steps: readonly Action[]): Sentence {
  if (steps[0]?.type === 'recruit')
    return say`Two workers from the supply, as the arrow stops; then you may pay grain to move it on.`;
  if (steps[0]?.type === 'city') return say`You take a pumpkin and place your contractor; then the others may bid.`;
  if (steps[0]?.type === 'bid')
    return say`For ${rowWords(steps[0].row - 1)}. Paid when all contractors stand, if nobody outbids you.`;
  const outcome = preview(view, seat, steps)
    .filter(({ type }) => !ASIDE.has(type))
    .flatMap((event) => [...(words.event(event)?.sentence ?? []), ' ']);
  return isOpen(steps) ? [...outcome, 'Whom you send is asked next.'] : outcome;
}

/** Whether workers are still to be chosen for these steps. */
const isOpen = (steps: readonly Action[]): boolean => ['work', 'bank'].includes(steps.at(-1)?.type ?? '');

const VERBS: Partial<Record<Action['type'], string>> = {
  build: 'Build',
  work: 'Work',
  bank: 'Work',
  city: 'Go there',
  bid: 'Bid',
  recruit: 'Spin',
};

function Confirm({ props, chosen, choose }: TurnBarProps): VNode {
  const { steps = [], action, byCow } = chosen ?? {};
  const verb = VERBS[action?.type ?? 'build'] ?? 'Do it';
  return (
    <>
      <Choice label="Cancel" press={() => choose(undefined)} />
      <Choice main label={byCow ? `Trade the cow and ${verb.toLowerCase()}` : verb} press={() => props.act(steps)} />
    </>
  );
}

type Group = 'work' | 'build' | 'bids' | 'cattle';

const GROUPS: readonly { readonly group: Group; readonly name: string; readonly types: readonly Action['type'][] }[] = [
  { group: 'work', name: 'Work', types: ['work', 'bank'] },
  { group: 'build', name: 'Build', types: ['build'] },
  { group: 'bids', name: 'Bid', types: ['bid'] },
  { group: 'cattle', name: 'Cattle', types: ['trade'] },
];

const foldedIn = (group: Group): readonly Action['type'][] => GROUPS.find((one) => one.group === group)?.types ?? [];

/** What is asked now as buttons; long lists fold into one that opens them. */
function Answers(bar: TurnBarProps): VNode {
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

/** A warning before grain is paid for workers whom the supply does not have. */
function scarcityNote(action: Action, view: Props['view']): string | undefined {
  if (action.type !== 'advance') return undefined;
  const wanted = CREW_COUNTS[crewNamed(WHEEL[(view.arrow + action.spaces) % WHEEL.length] ?? '')] ?? [];
  return wanted.some((number, colour) => number > (view.workers[colour] ?? 0)) ? 'not enough in the supply' : undefined;
}

interface UnfoldedProps extends TurnBarProps {
  readonly types: readonly Action['type'][];
  readonly back: () => void;
}

/** One group of answers; those that are places of the table are first shown there. */
function Unfolded({ props, offers, choose, types, back }: UnfoldedProps): VNode {
  const { legal, view } = props;
  const pick = (action: Action) => {
    const offer = offers.find((one) => keyOf(one.action) === keyOf(action));
    if (offer?.steps === undefined) props.act([action]);
    else choose(offer);
  };
  return (
    <>
      <Choice label="Back" press={back} />
      {legal
        .filter(({ type }) => types.includes(type))
        .map((action) => (
          <Choice key={keyOf(action)} label={words.action(action, view)} press={() => pick(action)} />
        ))}
    </>
  );
}

const FOLDED: Partial<Record<Props['view']['phase'], readonly Action['type'][]>> = {
  turn: ['work', 'bank', 'build', 'trade'],
  building: ['build', 'trade'],
  auction: ['bid', 'trade'],
};

/** The city is the one action that may be closed as a whole; then it says why. */
function CityWhyNot({ props }: TurnBarProps): VNode | null {
  const why = whyWords(props, words, CITY);
  if (why === undefined) return null;
  return <Choice label={words.action(CITY, props.view)} why={why} press={() => undefined} />;
}
