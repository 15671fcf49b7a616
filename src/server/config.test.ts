import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';

test('without any setting everything has its default', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDirectory: './data',
    behindProxy: false,
    origins: [],
  });
});

test('an empty variable is no setting', () => {
  expect(readConfig({ PORT: '' }).port).toBe(8080);
});

test.each(['x', '1.5', '-1', '1e9', ' '])('PORT=%s is refused', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow('PORT must be a whole number');
});

test('every setting is explained in the README in the same words', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  for (const { env, default: usual, help } of Object.values(SETTINGS)) {
    expect(readme).toContain(`| \`${env}\` | ${usual} | ${help} |`);
  }
});
