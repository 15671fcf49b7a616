import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findRule } from '#engine/ruling.ts';
import { ACHIEVEMENTS, CONTRACTS, TRAIN_CARDS } from '../components.ts';
import { SHIPS } from '../freight/components.ts';
import { guide } from './guide.ts';

const text = (id: string): string =>
  findRule(guide, 'small-railroad-empires', `small-railroad-empires/${id}`)?.text ?? '';

const all = guide.flatMap(({ rules }) => rules.map((rule) => rule.text)).join('\n');

describe('The guide lists what is in the box', () => {
  test('every train card with its condition and its reward', () => {
    expect(TRAIN_CARDS.map(({ id }) => id).filter((id) => !all.includes(id))).toEqual([]);
    expect(text('cards.switcher')).toContain('T01: route of 3 or shorter: $2.');
    expect(text('cards.express')).toContain('T16: route of 8 or longer: 4 VP.');
    expect(text('cards.alpine')).toContain('T22: at least 2 bridges on the route: $1 and 2 VP.');
    expect(text('cards.freighter')).toContain('T29: a delivery of oil: $1 and 1 VP.');
    expect(text('cards.copies')).toContain('T33 (as T02)');
    expect(text('cards.copies')).toContain('T40 (as T30)');
  });

  test('every ship with its slots and export bonuses', () => {
    expect(SHIPS.map(({ id }) => id).filter((id) => !text('ship.list').includes(`${id}: `))).toEqual([]);
    expect(text('ship.list')).toContain(
      'S1: any good, coal ($1), grain, iron (1 VP). 1st export bonus $1 and 1 VP, 2nd $1.',
    );
    expect(text('ship.list')).toContain(
      'S8: coal, any good ($1), grain ($1), oil (2 VP). 1st export bonus 3 VP, 2nd 1 VP.',
    );
  });

  test('every achievement and every contract, with what it asks for at each number of players', () => {
    expect(ACHIEVEMENTS.filter(({ name }) => !text('achievements.twelve').includes(`${name}: `))).toEqual([]);
    expect(text('achievements.twelve')).toContain('Tunnel Master: 3 tunnels (4 VP).');
    expect(CONTRACTS.filter(({ name }) => !text('setup.contracts').includes(`${name}: `))).toEqual([]);
    expect(text('setup.contracts')).toContain(
      'Furnace charter: 3 deliveries of coal and iron together, 2 with 4–5 players (4 VP).',
    );
    expect(text('setup.contracts')).toContain(
      'Junction company: 3 tracks on spaces shared with a rival, 4 with 3–5 players (4 VP).',
    );
    expect(text('setup.contracts')).toContain('Grand trunk: 2 deliveries of length 9 or more (4 VP).');
  });

  test('the route table, the terrain costs, the prices and the locked spaces', () => {
    expect(text('deliver.length')).toContain(
      '1–2: $2 and 1 VP. 3–4: $3 and 2 VP. 5–6: $4 and 3 VP. 7–9: $5 and 4 VP. 10 or more: $6 and 5 VP.',
    );
    expect(text('build.cost')).toContain('forest costs $1, a river bridge $2, a mountain tunnel $3');
    expect(text('market.price')).toContain('$1, $2, $3');
    expect(text('unlock.price')).toContain('Rock drills ($3): mountains $1 less.');
    expect(text('end.cities')).toContain('2 players: 6. 3 players: 9. 4 players: 9. 5 players: 12.');
  });

  test('and takes every number from the components', () => {
    const sources = ['guide.ts', '../freight/words/guide.ts', ...globSync('guide/*.ts', { cwd: import.meta.dirname })];
    expect(sources.length).toBeGreaterThan(6);
    const written = sources.flatMap((path) =>
      readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
        .split('\n')
        .filter((line) => /^ +(?:text|title|[(]?[`'])/.test(line))
        .map((line) => line.replaceAll(/\$\{[^}]*\}|1st|2nd/g, ''))
        .filter((line) => /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)\b/i.test(line)),
    );
    expect(written).toEqual([]);
  });
});

describe('The guide has the rulings that players need', () => {
  const RULINGS: readonly (readonly [ruling: string, rule: string, words: RegExp])[] = [
    ['B10', 'deliver.demand', /both trains of a city may be yours/],
    ['B19', 'loan.limit', /paid one back, you may take another/],
    ['B21', 'deliver.token', /nothing is refunded.*track stays/],
    ['X5', 'ship.each', /loads a container of its own.*before the next.*new ship/],
    ['X9', 'ship.full', /slot’s own bonus is paid first/],
    ['X17', 'ship.match', /later in the same turn/],
    ['B18', 'end.round', /last player of a round.*no further round/],
    ['X13', 'ship.full', /even a single one/],
    ['X16', 'ship.match', /never a good on the train card/],
    ['X22', 'ship.each', /for no achievement and no contract/],
    ['X19', 'ship.unfinished', /last round.*pays as usual/],
  ];
  test.each(RULINGS)('%s in %s', (_, rule, words) => expect(text(rule)).toMatch(words));
});
