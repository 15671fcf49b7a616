import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import { Mine, MineGroup, Stock } from '#kit/mine.tsx';
import { REPAY, TAKE_LOAN } from '../answers.ts';
import { type Card, CONTRACTS, TRAIN_CARDS } from '../components.ts';
import type { Offer } from '../plans.ts';
import { neededFor } from '../rules/scoring.ts';
import { tally } from '../rules/tally.ts';
import { companyOf, UNKNOWN } from '../state.ts';
import { contractCount, contractWords, DISPLAYS } from '../words/displays.ts';
import { dollars, PRINTED_COUNTS } from '../words/names.ts';
import { cardName, COMPANY, handTitle, loanName, STOCKS, stopsNote } from '../words/own-things.ts';
import { cardId, CONTRACT, LOANS } from './asking.ts';
import { type Beside, mayPlay } from './beside.ts';
import type { Planning } from './planning.ts';
import { Plates } from './plates.tsx';
import { StarMark } from './symbols.tsx';
import { Thing } from './thing.tsx';
import { TrainCardFace } from './train-card.tsx';

interface OwnProps {
  readonly beside: Beside;
  readonly seat: number;
}

/** The player's own company: money, points and pieces, its abilities, the cards in hand and the secret contract. */
export function OwnCompany({ beside, seat }: OwnProps): VNode {
  const { view, seats, layout } = beside.props;
  return (
    <Mine seat={seat} seats={seats} note={stopsNote(companyOf(view, seat).lengths.length)}>
      <MineGroup title={STOCKS.title} class="own-stocks">
        <Stocks beside={beside} seat={seat} />
      </MineGroup>
      {layout !== 'phone' && (
        <MineGroup title={COMPANY} class="own-plates">
          <Plates beside={beside} seat={seat} />
        </MineGroup>
      )}
      <MineGroup title={handTitle(seats[seat]?.kind === 'you', seats[seat]?.name ?? '')} class="own-hand">
        <Hand beside={beside} seat={seat} />
        <ContractCard beside={beside} seat={seat} />
      </MineGroup>
    </Mine>
  );
}

/** What the picked choice would make of each; the loans are pressed to take or repay one. */
function Stocks({ beside, seat }: OwnProps): VNode {
  const { props, planning } = beside;
  const { money, prestige, supply, trains, loans } = companyOf(props.view, seat);
  const changes = seat === props.seat ? planning.changes : undefined;
  const next = (now: number, by: number | undefined) => (by === undefined || by === 0 ? undefined : now + by);
  return (
    <>
      <Stock label={STOCKS.money} now={dollars(money)} next={next(money, changes?.money)} />
      <Stock label={STOCKS.points} now={prestige} next={next(prestige, changes?.prestige)} />
      <Stock label={STOCKS.tracks(supply)} now={supply} next={next(supply, changes?.tracks)} />
      <Stock label={STOCKS.trains(trains)} now={trains} next={next(trains, changes?.trains)} />
      <Loans beside={beside} seat={seat} next={next(loans, changes?.loans)} />
    </>
  );
}

/** A press repays a loan; where none can be repaid, it takes one. Where both are possible, the bar offers to take one. */
function Loans({ beside, seat, next }: OwnProps & { readonly next: number | undefined }): VNode {
  const { props, planning, why } = beside;
  const { loans } = companyOf(props.view, seat);
  const isAsked = askedSeat(props) === seat;
  const action = [REPAY, TAKE_LOAN].find((one) => isAsked && mayPlay(beside, one));
  const picked = planning.action?.type === 'loan' || planning.action?.type === 'repay' ? planning.action : action;
  const press = () => {
    why.press(picked === undefined ? LOANS : undefined);
    if (picked !== undefined) planning.pressThing(LOANS, picked);
  };
  return (
    <span class="own-loans" data-thing={LOANS}>
      <Stock
        label={STOCKS.loans(loans)}
        now={loans}
        next={next}
        state={next !== undefined ? 'chosen' : action === undefined ? undefined : 'open'}
        {...(isAsked && { name: loanName(loans), press })}
      />
    </span>
  );
}

function Hand({ beside, seat }: OwnProps): VNode {
  const { dealt, bought } = companyOf(beside.props.view, seat);
  return (
    <>
      {[...dealt, ...bought].map((card, i) => (
        <HandCard key={card === UNKNOWN ? `hidden ${i}` : card} beside={beside} seat={seat} card={card} />
      ))}
    </>
  );
}

function HandCard({ beside, seat, card }: OwnProps & { readonly card: Card }): VNode {
  const { props, planning } = beside;
  const isUsable = seat === props.seat && planning.pairs.length > 0;
  const isMet = isUsable ? canMeet(planning, card) : undefined;
  return (
    <Thing
      beside={beside}
      id={cardId(card)}
      class={isMet === undefined ? 'train-card' : `train-card ${isMet ? 'met' : 'unmet'}`}
      name={TRAIN_CARDS[card] === undefined ? DISPLAYS.hiddenCard : cardName(card, isMet)}
      chosen={planning.card === card}
      press={isUsable ? () => planning.pressCard(card) : undefined}
    >
      <TrainCardFace card={card} />
    </Thing>
  );
}

/** Whether the picked delivery meets a card, or any one while none is picked. */
function canMeet({ pairs, offer }: Planning, card: Card): boolean {
  const isMeant = (one: Offer) =>
    offer === undefined || (one.action.factory === offer.action.factory && one.action.city === offer.action.city);
  return pairs.some(({ offers }) =>
    offers.some((one) => one.action.card === card && one.reckoning.met && isMeant(one)),
  );
}

/** Sealed for everybody else; its owner sees how far they have come. */
function ContractCard({ beside, seat }: OwnProps): VNode | null {
  const { view } = beside.props;
  const { contract } = companyOf(view, seat);
  const printed = CONTRACTS[contract];
  if (printed === undefined && contract !== UNKNOWN) return null;
  return (
    <Thing
      beside={beside}
      id={CONTRACT}
      class="contract"
      name={
        printed === undefined ? DISPLAYS.secret : `${DISPLAYS.secret}, ${printed.name}: ${contractWords(view, seat)}`
      }
    >
      <small class="contract-kind">
        <span class="long">{DISPLAYS.secret}</span>
        <span class="short">
          {DISPLAYS.contract} {printed !== undefined && contractCount(view, seat)}
        </span>
      </small>
      {printed === undefined ? <Seal /> : <ContractFace beside={beside} seat={seat} />}
    </Thing>
  );
}

function ContractFace({ beside: { props }, seat }: OwnProps): VNode {
  const { view } = props;
  const printed = at(CONTRACTS, companyOf(view, seat).contract);
  const need = neededFor(printed, view.companies.length);
  const have = tally(view, seat, printed.of);
  return (
    <>
      <b>{printed.name}</b>
      <small>{PRINTED_COUNTS[printed.of](need)}</small>
      <span class="pips">
        {Array.from({ length: need }, (_, i) => (
          <i key={i} class={i < have ? 'done' : ''} />
        ))}
      </span>
      <span class="contract-pays">
        +{printed.prestige}
        <StarMark />
      </span>
    </>
  );
}

const Seal = (): VNode => (
  <svg class="seal" viewBox="-16 -16 32 32" aria-hidden="true">
    <path d="M0-14 4-11 9-12 10-7 14-4 12 1 14 6 9 8 6 13 1 11-4 14-7 9-12 8-11 3-14-1-11-5-11-10-6-10Z" />
    <circle r="7.500" />
  </svg>
);
