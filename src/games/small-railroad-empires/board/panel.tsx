import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import type { PanelProps, SeatFacts } from '#kit/board.ts';
import { Stock } from '#kit/mine.tsx';
import { ABILITIES, ACHIEVEMENTS, TRAIN_CARDS } from '../components.ts';
import { type Company, companyOf, handSize, hasAbility } from '../state.ts';
import type { View } from '../view.ts';
import { cityName, dollars } from '../words/names.ts';
import { cardName, STOCKS } from '../words/own-things.ts';
import { collectionWords, PANEL } from '../words/panel.ts';
import { GoodMark, PieceMark, StarMark } from './symbols.tsx';

/** The row of a company: points, cash, tracks and trains. */
export function facts(view: View, seat: number): SeatFacts {
  const company = companyOf(view, seat);
  const { money, prestige, supply, trains, loans } = company;
  return {
    note: loans === 0 ? '' : PANEL.loans(loans),
    facts: [
      { name: PANEL.prestige(prestige), value: prestige, symbol: <StarMark /> },
      { name: PANEL.money(money), value: dollars(money) },
      { name: PANEL.tracks(supply), value: supply, symbol: <PieceMark piece="track" /> },
      { name: PANEL.trains(trains), value: trains, symbol: <PieceMark piece="train" /> },
      { name: PANEL.cards(handSize(company)), value: handSize(company), symbol: <PieceMark piece="card" /> },
    ].filter(({ value }, i) => i < 3 || value !== 0),
  };
}

/** Everything public about a company. */
export function Panel({ view, seat }: PanelProps<View>): VNode {
  const company = companyOf(view, seat);
  const { money, prestige, supply, trains, loans } = company;
  const containers = view.extras.freight?.containers[seat];
  return (
    <div class={company.left ? 'sre-panel left' : 'sre-panel'}>
      <div class="panel-stocks">
        <Stock label={STOCKS.points} now={prestige} />
        <Stock label={STOCKS.money} now={dollars(money)} />
        <Stock label={STOCKS.tracks(supply)} now={supply} />
        <Stock label={STOCKS.trains(trains)} now={trains} />
        <Stock label={PANEL.handLabel} now={handSize(company)} />
        <Stock label={STOCKS.loans(loans)} now={loans} />
        {containers !== undefined && <Stock label={PANEL.containersLabel} now={containers} />}
      </div>
      <dl>
        <Row name={PANEL.abilities}>
          {namesOr(ABILITIES.filter((_, n) => hasAbility(company, n)).map(({ name }) => name))}
        </Row>
        <Row name={PANEL.delivered}>
          {company.stops.length === 0 ? PANEL.none : <Delivered view={view} seat={seat} />}
        </Row>
        <Row name={PANEL.played}>{collectionWords(company.collection) || PANEL.none}</Row>
        <Row name={PANEL.achievements}>{namesOr(claimed(view, seat))}</Row>
        <Row name={PANEL.hand}>{namesOr(knownCards(company))}</Row>
      </dl>
    </div>
  );
}

const namesOr = (names: readonly string[]): string => (names.length === 0 ? PANEL.none : names.join(', '));

const claimed = ({ goals, holders }: View, seat: number): readonly string[] =>
  goals.filter((_, place) => holders[place] === seat).map((achievement) => at(ACHIEVEMENTS, achievement).name);

/** Bought cards were seen by everybody; the others only where the view shows them. */
const knownCards = ({ dealt, bought }: Company): readonly string[] =>
  [...dealt, ...bought].filter((card) => TRAIN_CARDS[card] !== undefined).map((card) => cardName(card));

const Row = ({ name, children }: { readonly name: string; readonly children: VNode | string }): VNode => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Delivered({ view, seat }: { readonly view: View; readonly seat: number }): VNode {
  const { goods, stops, lengths } = companyOf(view, seat);
  return (
    <>
      {goods.flatMap((n, good) => Array.from({ length: n }, (_, i) => <GoodMark key={`${good} ${i}`} good={good} />))}{' '}
      {stops.map((city, i) => PANEL.delivery(cityName(city), lengths[i] ?? 0)).join(', ')}
    </>
  );
}
