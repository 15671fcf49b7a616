import { describe, expect, test } from 'vitest';
import { hexPlace, rowPlace, spacePlace, WHEEL_PLACE } from './words/places.ts';
import { examples } from './examples.ts';
import { game } from './game.ts';
import { own, playNamedExample, team } from './scene.ts';
import { linesThrough } from './prairie.ts';
import { playerOf } from './state.ts';

describe('the worked examples end as their texts say', () => {
  test('of ten workers eight stay, as the player likes', () => {
    const { s } = playNamedExample('Ten workers, and room for eight');
    expect(team(s, 0)).toBe('ccccsssp');
  });
  test('Blue is outbid, outbids Green, and is the first to pay', () => {
    const { s, events } = playNamedExample('Outbid in the second row');
    const outbid = events.flatMap((event) => (event.type === 'contractorOutbid' ? [[event.seat, event.by]] : []));
    expect(outbid).toEqual([
      [1, 0],
      [2, 1],
    ]);
    const paid = events.flatMap((event) => (event.type === 'rewardPaid' ? [[event.seat, event.row, event.price]] : []));
    expect(paid).toEqual([
      [1, 4, 3],
      [0, 2, 4],
    ]);
    expect([playerOf(s, 1).silver, own(s, 1), own(s, 0)]).toEqual([2, 'ppp', 'csgp']);
  });
  test('three of four small goods become big, and a cow comes with them', () => {
    const { s } = playNamedExample('Small goods become big ones');
    expect([own(s, 0), playerOf(s, 0).cows]).toEqual(['sCCS', 1]);
  });
  test('a spent canteen is gone, and brought a second action before the next player', () => {
    const { s } = playNamedExample('A canteen brings another turn');
    expect([playerOf(s, 0).canteens, own(s, 0), playerOf(s, 0).silver, s.turn]).toEqual([0, 'ss', 2, 1]);
  });
  test('the round is played to its end, and a tie is decided by cows', () => {
    const { s } = playNamedExample('The last settlement, and a tie');
    expect(game.outcome(s)).toMatchObject({
      ranks: [2, 1, 3, 4],
      scores: [6, 8, 6, 5],
      tieBreak: 'montana/tie.cattle',
    });
  });
});

test('every place that an example points at is one of the board', () => {
  expect(examples).not.toEqual([]);
  for (const { begin, steps, title } of examples) {
    const s = begin();
    const known = [
      ...s.land.map((_, hex) => hexPlace(hex)),
      ...s.spaces.map((_, space) => spacePlace(space)),
      ...s.store.holders.map((_, row) => rowPlace(row + 1)),
      WHEEL_PLACE,
    ];
    const places = steps.flatMap((step) => step.places ?? []);
    expect(places, title).not.toEqual([]);
    expect(
      places.filter((place) => !known.includes(place)),
      title,
    ).toEqual([]);
  }
});

test('no example begins with a line of four, which would have earned one more settlement', () => {
  const fields = examples.flatMap(({ begin, title }) => {
    const { owners, seats } = begin();
    return owners.flatMap((owner, hex) =>
      owner < 0 ? [] : [{ title, lines: linesThrough(owners, seats, hex, owner) }],
    );
  });
  expect(fields).not.toEqual([]);
  expect(fields.filter(({ lines }) => lines > 0)).toEqual([]);
});
