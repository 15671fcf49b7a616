import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findRule } from '#engine/ruling.ts';
import { guide } from './guide.ts';

const text = (id: string): string =>
  findRule(guide, 'small-railroad-empires', `small-railroad-empires/${id}`)?.text ?? '';

const linesOf = (id: string): readonly string[] => text(id).split('\n');

describe('The guide lists what is in the box', () => {
  test('every train card with its condition and its reward', () => {
    expect(linesOf('cards.switcher')).toEqual([
      'T01: route of at most 3 spaces: $2.',
      'T02: route of at most 4 spaces: $2.',
      'T03: route of at most 4 spaces: 1 point.',
      'T04: first train in the city: $2.',
      'T05: first train in the city: 1 point.',
      'T06: second train in the city: 2 points.',
      'T07: at least 1 shared space on the route: $2.',
      'T08: at least 2 shared spaces on the route: 2 points.',
    ]);
    expect(linesOf('cards.express')).toEqual([
      'T09: route of at least 4 spaces: $2.',
      'T10: route of at least 4 spaces: 1 point.',
      'T11: route of at least 5 spaces: $3.',
      'T12: route of at least 5 spaces: $1 and 1 point.',
      'T13: route of at least 6 spaces: 2 points.',
      'T14: route of at least 6 spaces: $4.',
      'T15: route of at least 7 spaces: 3 points.',
      'T16: route of at least 8 spaces: 4 points.',
    ]);
    expect(linesOf('cards.alpine')).toEqual([
      'T17: at least 1 tunnel on the route: $3.',
      'T18: at least 1 tunnel on the route: $1 and 1 point.',
      'T19: at least 2 tunnels on the route: 3 points.',
      'T20: at least 1 bridge on the route: $2.',
      'T21: at least 1 bridge on the route: 1 point.',
      'T22: at least 2 bridges on the route: $1 and 2 points.',
      'T23: at least 2 forests on the route: $1 and 1 point.',
      'T24: at least 3 forests on the route: 2 points.',
    ]);
    expect(linesOf('cards.freighter')).toEqual([
      'T25: delivery of coal: $1 and 1 point.',
      'T26: delivery of timber: $1 and 1 point.',
      'T27: delivery of iron: $1 and 1 point.',
      'T28: delivery of grain: $1 and 1 point.',
      'T29: delivery of oil: $1 and 1 point.',
      'T30: factory and city on different tiles: 2 points.',
      'T31: factory and city on different tiles: $3.',
      'T32: route through a city: $1 and 2 points.',
    ]);
    expect(text('cards.copies')).toContain(
      'T33 (as T02), T34 (as T05), T35 (as T10), T36 (as T12), T37 (as T18), T38 (as T21), T39 (as T23), T40 (as T30).',
    );
  });

  test('every ship with its slots and export bonuses', () => {
    expect(linesOf('ship.list').slice(1)).toEqual([
      'S1: any good, coal ($1), grain, iron (1 point). 1st export bonus $1 and 1 point, 2nd $1.',
      'S2: timber ($1), any good, oil (1 point), coal ($2). 1st export bonus 2 points, 2nd 1 point.',
      'S3: iron, grain (1 point), any good ($1), timber (1 point). 1st export bonus $2 and 1 point, 2nd $2.',
      'S4: any good, oil ($2), timber (1 point), any good ($1). 1st export bonus 2 points, 2nd 1 point.',
      'S5: grain ($1), coal (1 point), any good, oil ($2). 1st export bonus $1 and 2 points, 2nd 1 point.',
      'S6: oil ($1), iron (1 point), coal ($1), any good (1 point). 1st export bonus $4, 2nd $2.',
      'S7: any good, timber ($1), iron ($2), grain (1 point). 1st export bonus 2 points, 2nd 1 point.',
      'S8: coal, any good ($1), grain ($1), oil (2 points). 1st export bonus 3 points, 2nd 1 point.',
    ]);
  });

  test('every achievement and every contract, with what it asks for at each number of players', () => {
    expect(linesOf('achievements.twelve').slice(1)).toEqual([
      'Busy Line: 4 deliveries (4 points).',
      'Tunnel Master: 3 tunnels (4 points).',
      'Bridge Wright: 3 bridges (4 points).',
      'Timber Line: 5 tracks in forests (3 points).',
      'Long Haul: 10 spaces in one route (3 points).',
      'General Carrier: 4 different goods delivered (4 points).',
      'Regular Customer: 2 deliveries of the same good (2 points).',
      'City Circuit: 4 cities with your trains (3 points).',
      'Full Roundhouse: 4 different train classes played (4 points).',
      'Fleet: 3 train cards of the same class played (4 points).',
      'Pioneer: 3 stars reached first (3 points).',
      'Through Line: 3 tiles with your tracks or trains (3 points).',
    ]);
    expect(linesOf('setup.contracts').slice(1)).toEqual([
      'Furnace charter: 3 deliveries of coal or iron, 2 with 4–5 players (4 points).',
      'Prairie charter: 3 deliveries of grain or timber, 2 with 4–5 players (4 points).',
      'Alpine survey: 3 tunnels (5 points).',
      'River company: 3 bridges (5 points).',
      'Metropolitan: 5 cities with your trains, 4 with 4–5 players (5 points).',
      'Sound books: 8 dollars and no loan (3 points).',
      'Grand trunk: 2 deliveries with a route of at least 9 spaces (4 points).',
      'Junction company: 3 tracks on spaces shared with another player, 4 with 3–5 players (4 points).',
    ]);
  });

  test('the route table, the terrain costs, the prices, the locked spaces and the full cities that end a game', () => {
    expect(text('deliver.length')).toContain(
      '1–2: $2 and 1 point. 3–4: $3 and 2 points. 5–6: $4 and 3 points. 7–9: $5 and 4 points. 10 or more: $6 and 5 points.',
    );
    expect(text('build.cost')).toContain('forest costs $1, a river (bridge) $2, a mountain (tunnel) $3');
    expect(text('market.price')).toContain('$1, $2, $3');
    expect(linesOf('unlock.price').slice(1, -1)).toEqual([
      'Night shift ($4): 1 more track each turn, for $2 extra.',
      'Rock drills ($3): mountains cost $1 less.',
      'Trestle yard ($3): forests and rivers cost $1 less.',
      'Dispatch office ($4): $1 more for each delivery.',
    ]);
    expect(text('end.cities')).toContain('2 players: 6. 3 players: 9. 4 players: 9. 5 players: 12.');
  });

  test('and takes every number from the components', () => {
    const sources = ['guide.ts', '../freight/words/guide.ts', ...globSync('guide/*.ts', { cwd: import.meta.dirname })];
    expect(sources.length).toBeGreaterThan(6);
    const texts = sources.flatMap((path) =>
      readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
        .split('\n')
        .filter((line) => /^ +(?:\{ id|text|title|[(]?[`'])/.test(line))
        .map((line) => line.replaceAll(/id: '[^']*'|\$\{[^}]*\}|1st|2nd/g, '')),
    );
    expect(texts.length).toBeGreaterThan(100);
    const numbers = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)\b/i;
    expect(texts.filter((line) => numbers.test(line))).toEqual([]);
  });
});

describe('The guide has the rulings that players need', () => {
  const RULINGS: readonly (readonly [ruling: string, rule: string, words: RegExp])[] = [
    ['B10', 'deliver.demand', /both trains of a city may be yours/],
    ['B19', 'loan.limit', /repaid one, you may take another/],
    ['B21', 'deliver.token', /you get nothing back.*track stays/],
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
