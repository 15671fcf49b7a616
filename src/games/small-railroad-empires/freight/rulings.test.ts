import { describe, expect, test } from 'vitest';
import { ACHIEVEMENTS, CONTRACTS, GOODS, SEAT_COUNTS } from '../components.ts';
import { game } from '../game.ts';
import { act, asked, books, card, choices, refusal, scene } from '../scene.ts';
import { setup } from '../rules/setup.ts';
import { tally } from '../rules/tally.ts';
import { SHIPS, WILD } from './components.ts';
import { matches, mostLoaded } from './loading.ts';
import { newQuay } from './quay.ts';

type Scene = Parameters<typeof scene>[1];

const STANDARD = { freightOnBoard: true, levelStart: false, leavers: 'bot' } as const;

/** Seat 0 can deliver grain from A to Brenton, and iron to Calder. */
const port = (more: Scene, changes: Parameters<typeof scene>[2] = {}) =>
  scene(
    [{ line: '1d1 1c1 1c2 1c3 1c4 1d3', hand: 'T15 T16', bought: [card('T13')] }, { line: '2d1' }, { line: '3d1' }],
    more,
    { phase: 'deliver', ...changes },
  );
const GRAIN = '0 deliver A-grain Brenton T16';
const IRON = '0 deliver A-iron Calder T15';

const loading = (more: Scene, line: string) => act(port(more), line).events.find(({ type }) => type === 'loaded');

describe('Freight on Board, rulings', () => {
  test('X1: containers of colours that do not play stay out of the game', () => {
    for (const seats of SEAT_COUNTS) expect(newQuay(seats).containers).toEqual(Array.from({ length: seats }, () => 4));
  });

  test('X2: containers are all returned at once when a ship is discarded', () => {
    const { s } = act(port({ ship: 'S7', loaded: [1, -1, 2] }), GRAIN);
    expect(s.extras.freight).toMatchObject({ containers: [4, 4, 4], neutral: 4, loaded: [] });
  });

  test('X3: a match without a container left puts a neutral one there and still brings the bonus of the slot', () => {
    const s = port({ ship: 'S5' });
    if (s.extras.freight) s.extras.freight.containers[0] = 0;
    const { s: after, events } = act(s, GRAIN);
    expect(events).toContainEqual({ type: 'loaded', seat: 0, ship: 4, slot: 0, own: false, money: 1, prestige: 0 });
    expect(after.extras.freight?.loaded).toEqual([-1]);
    // $3 for the route and $1 of the slot.
    expect(books(after, 0)).toBe('$9 2VP');
  });

  test('X4: neutral containers never run out', () => {
    const s = port({ ship: 'S2' });
    if (s.extras.freight) s.extras.freight.neutral = 0;
    const after = act(s, GRAIN).s;
    expect(after.extras.freight?.loaded).toEqual([-1]);
    expect(game.inventory(after)).toEqual(game.inventory(s));
  });

  test('X5: of several deliveries in a turn each loads its own container, and the second may meet a new ship', () => {
    const { s } = act(port({ ship: 'S1' }), GRAIN, IRON);
    expect(s.extras.freight?.loaded).toEqual([0, -1]);
    const { s: met } = act(port({ ship: 'S7', loaded: [1, 1, 1] }), GRAIN, 'chance dock S3', IRON);
    expect(met.extras.freight).toMatchObject({ ship: 2, loaded: [0] });
  });

  test('X6: no delivery mismatches a wild slot', () => {
    expect(loading({ ship: 'S4' }, GRAIN)).toMatchObject({ own: true });
    expect(loading({ ship: 'S4' }, IRON)).toMatchObject({ own: true });
    const wild = SHIPS.flatMap(({ slots }) => slots.filter(({ good }) => good === WILD));
    expect(wild).toHaveLength(9);
    for (const slot of wild) expect(GOODS.filter((_, good) => !matches(slot, good))).toEqual([]);
  });

  test('X7: loading is automatic, nobody is asked', () => {
    const { s } = act(port({ ship: 'S1' }), GRAIN);
    expect(asked(s)).toBe('0');
    expect(choices(s, 0).every((line) => !line.startsWith('load'))).toBe(true);
    expect(s.extras.freight?.loaded).toHaveLength(1);
  });

  test('X8: a wild slot further right waits until it is the leftmost free one', () => {
    expect(loading({ ship: 'S2' }, GRAIN)).toMatchObject({ slot: 0, own: false });
  });

  test('X9: the bonus of the last slot comes before the export', () => {
    const { events } = act(port({ ship: 'S7', loaded: [0, 1, 2] }), GRAIN);
    const told = events.map(({ type }) => type).filter((type) => type === 'loaded' || type === 'exported');
    expect(told).toEqual(['loaded', 'exported']);
    expect(events).toContainEqual({ type: 'exported', ship: 6, seats: [0], money: 0, prestige: 2 });
  });

  test('X10: in a tie for most every tied player gets the 2nd bonus in full and nobody the 1st', () => {
    const { s } = act(port({ ship: 'S6', loaded: [1, 2, -1] }), GRAIN);
    // The wild slot gives the deliverer 1 VP; then all three have one container each.
    expect([0, 1, 2].map((seat) => books(s, seat))).toEqual(['$10 3VP', '$7 0VP', '$7 0VP']);
  });

  test('X11: zero containers is never most and never ties', () => {
    expect(mostLoaded({ ...newQuay(3), loaded: [-1, -1, -1, -1] })).toEqual([]);
    expect(mostLoaded({ ...newQuay(3), loaded: [-1, -1, 1, -1] })).toEqual([1]);
    // It cannot occur: every ship has a wild slot, and that is always covered by a player’s own container.
    expect(SHIPS.every(({ slots }) => slots.some(({ good }) => good < 0))).toBe(true);
  });

  test('X12: the second most containers get nothing', () => {
    const { s } = act(port({ ship: 'S7', loaded: [1, 1, 1] }), GRAIN);
    // $3 and 2 VP for the route, 1 VP of the slot, nothing of the export.
    expect(books(s, 0)).toBe('$8 3VP');
    expect(books(s, 1)).toBe('$5 2VP');
  });

  test('X13: one container on an otherwise neutral ship is enough for the 1st bonus', () => {
    const { events } = act(port({ ship: 'S1', loaded: [2, -1, -1] }), GRAIN);
    expect(events).toContainEqual({ type: 'exported', ship: 0, seats: [2], money: 1, prestige: 1 });
  });

  test('X14: when the ship deck is empty there is no ship any more and deliveries load nothing', () => {
    const s = port({ ship: 'S7', loaded: [1, 1, 1] });
    s.extras.freight?.deck.splice(0);
    const { s: after } = act(s, GRAIN);
    expect(asked(after)).toBe('0');
    expect(after.extras.freight).toMatchObject({ ship: -1, deck: [], discarded: [6], loaded: [] });
    const { events } = act(after, IRON);
    expect(events.map(({ type }) => type)).toEqual(['delivered', 'cardPlayed']);
  });

  test('X15: the ship comes after money, prestige and train card', () => {
    const { events } = act(port({ ship: 'S1' }), GRAIN);
    expect(events.slice(0, 3).map(({ type }) => type)).toEqual(['delivered', 'cardPlayed', 'loaded']);
  });

  test('X16: the delivered token counts, never a good on the train card', () => {
    const s = port({ ship: 'S8' });
    s.companies[0]?.bought.push(card('T25'));
    const { events } = act(s, '0 deliver A-grain Brenton T25');
    expect(events).toContainEqual(expect.objectContaining({ type: 'loaded', own: false }));
  });

  test('X17: bonus money can be spent later in the same turn', () => {
    const s = port({ ship: 'S5' });
    if (s.companies[0]) s.companies[0].money = 0;
    const { s: after } = act(s, GRAIN, '0 done');
    expect(books(after, 0)).toBe('$4 2VP');
    expect(refusal(after, '0 unlock K1')).toBeUndefined();
  });

  test('X18: an export bonus won on another player’s turn is paid at once', () => {
    const { s } = act(port({ ship: 'S1', loaded: [2, 2, 1] }), GRAIN);
    expect(books(s, 2)).toBe('$6 1VP');
  });

  test('X19: a ship filled in the turn of the end trigger is exported, and the new ship is used normally', () => {
    const s = port({ ship: 'S7', loaded: [1, 1, 1] }, { ending: 'small-railroad-empires/end.deck' });
    const { s: after } = act(s, GRAIN, 'chance dock S1', IRON);
    expect(after.extras.freight).toMatchObject({ ship: 0, loaded: [0] });
    expect(books(after, 1)).toBe('$5 2VP');
  });

  test('X20: immediate bonuses of a ship that is not full at the end stay', () => {
    const s = port({ ship: 'S5' }, { turn: 0, startSeat: 1, ending: 'small-railroad-empires/end.deck' });
    const { s: after } = act(s, GRAIN, '0 done', '0 done');
    expect(after.outcome?.scores[0]).toBe(2 + Math.trunc((5 + 3 + 1) / 5));
  });

  test('X21: VP of a ship are prestige', () => {
    const { s } = act(port({ ship: 'S7', loaded: [-1, -1, -1] }), GRAIN);
    expect(s.companies[0]?.prestige).toBe(2 + 1 + 2);
  });

  test('X22: loading counts for no achievement and no contract', () => {
    const counted = [...ACHIEVEMENTS, ...CONTRACTS].map(({ of }) => of);
    expect(counted).toHaveLength(20);
    const counts = (more: Scene) => {
      const { s } = act(port(more), GRAIN);
      return counted.map((of) => tally(s, 0, of));
    };
    // The third slot of this ship asks for grain and has no bonus.
    expect(counts({ ship: 'S1', loaded: [0, 0] })).toEqual(counts({ options: { freightOnBoard: false } }));
  });

  test('X23: only the face-up ship is known: the order of the rest exists nowhere', () => {
    const { s } = act(port({ ship: 'S7', loaded: [1, 1, 1] }), GRAIN);
    expect(choices(s, 'chance')).toEqual('S1 S2 S3 S4 S5 S6 S8'.split(' ').map((id) => `dock ${id}`));
  });

  test('X24: the new ship is revealed before anything else happens', () => {
    const { s } = act(port({ ship: 'S7', loaded: [1, 1, 1] }), GRAIN);
    expect(asked(s)).toBe('chance');
  });

  test('X25: the first ship is revealed after the starting tracks, and all 8 are always in the deck', () => {
    for (const seats of SEAT_COUNTS) expect(setup(seats, STANDARD).extras.freight).toBeUndefined();
    for (const seats of SEAT_COUNTS) expect(newQuay(seats).deck).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('without the expansion there are no ships and nothing else differs', () => {
    const { s, events } = act(port({ options: { freightOnBoard: false } }), GRAIN);
    expect(s.extras).toEqual({});
    expect(events.map(({ type }) => type)).toEqual(['delivered', 'cardPlayed']);
    // The first slot of this ship asks for coal: grain brings no bonus.
    const { s: loaded } = act(port({ ship: 'S8' }), GRAIN);
    expect({ ...loaded, extras: s.extras, options: s.options }).toEqual(s);
  });
});
