import { expect, test } from 'vitest';
import { findRule } from '#engine/ruling.ts';
import { BANK, DEAREST, SETUP, START_SILVER, STORE, WHEEL } from '../components.ts';
import { guide } from './guide.ts';

const textOf = (id: string): string => findRule(guide, 'montana', `montana/${id}`)?.text ?? '';

test('what is drawn at random is listed: tiles, starting tile, starting player and spins', () => {
  for (const word of ['landscape tiles', 'starting tile', 'starting player', 'spins'])
    expect(textOf('open')).toContain(word);
  for (const id of ['setup.start', 'setup.first']) expect(textOf(id)).toContain('drawn at random');
});

test('the eight spaces of the wheel are listed clockwise in one place', () => {
  const listed = [...textOf('recruit.wheel').matchAll(/\d: ([^;.]+)/g)].map(([, workers]) => workers);
  const named: Readonly<Record<string, string>> = {
    '**': '2 white',
    sp: 'stone and pumpkin',
    cc: '2 copper',
    pp: '2 pumpkin',
    cg: 'copper and grain',
    ss: '2 stone',
    gg: '2 grain',
  };
  expect(listed).toEqual(WHEEL.map((workers) => named[workers]));
});

test('the four rows of the store are listed in one place, with their lowest price and all they give', () => {
  const rows = [...textOf('city.rows').matchAll(/Row (\d), from (\w+) pumpkins: ([^.]+)\./g)];
  expect(rows).toHaveLength(STORE.length);
  for (const [i, { firstColumn, cows, silver, choose, upgrades }] of STORE.entries()) {
    const [, row, price, gives = ''] = rows[i] ?? [];
    expect([row, price]).toEqual([String(i + 1), String(firstColumn)]);
    expect(gives.includes('1 cow'), gives).toBe(cows > 0);
    expect(gives.includes(`${silver} silver`), gives).toBe(silver > 0);
    expect(gives.includes(`any ${choose} goods`), gives).toBe(choose > 0);
    expect(gives.includes(`${upgrades > 1 ? 'up to ' : ''}${upgrades} copper or stone big`), gives).toBe(upgrades > 0);
  }
  expect(textOf('city.rows')).toContain(`up to ${DEAREST} pumpkins`);
});

test('the guide gives the silver of the bank and of the start, and the settlements and tiles for each number of players, as in the box', () => {
  expect(textOf('bank')).toContain(
    BANK.map(({ silver }) => silver)
      .join(', ')
      .replace(/, (\d+)$/, ' or $1'),
  );
  expect(textOf('setup.first')).toContain(START_SILVER.join(', ').replace(/, (\d+)$/, ' and $1'));
  for (const [seats, { settlements, slots }] of Object.entries(SETUP)) {
    expect(textOf('setup.belongings')).toMatch(new RegExp(`${settlements} (?:settlements )?with ${seats}`));
    expect(textOf('setup.landscape').toLowerCase()).toMatch(
      new RegExp(`${slots.length} (?:landscape tiles )?with ${seats}`),
    );
  }
});

test('the guide does not say “whoever”, “whomever” or “whatever”', () => {
  const texts = guide.flatMap(({ rules }) => rules.map(({ title, text }) => `${title}. ${text}`));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => /\b(?:who|whom|what)(?:so)?ever\b/i.test(text))).toEqual([]);
});
