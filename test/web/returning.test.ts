import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { mouse, openRace, takeTurn } from './support/captain.ts';
import { DESK, PHONE } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { goldenRecord } from './support/recorded.ts';

const inn = openInn();
let anna: Page;
let tom: Page;
/** To Anna's seat. */
let link = '';
beforeAll(async () => {
  // Anna likes motion: what happened while she was away is played to her.
  anna = await inn.newPage({ ...DESK, reducedMotion: 'no-preference' });
  tom = await inn.newPage(PHONE);
});

test('a step can be taken back as long as it has revealed nothing', async () => {
  await openRace(anna, inn.url, { places: ['greedy', 'greedy'] });
  await anna.locator('main[aria-busy="false"] .bar.asked .speed-dial').waitFor({ timeout: 60_000 });
  await anna.getByRole('button', { name: 'Step by step' }).click();
  await anna.locator('.speed-dial .choice').nth(1).click();
  await anna.locator('.speed-dial').waitFor({ state: 'detached' });
  await anna.getByRole('button', { name: 'Undo' }).click();
  await anna.locator('.speed-dial').waitFor();
  await anna.getByRole('button', { name: 'Step by step' }).click();
});

test('a friend joins a race that is under way, from a phone, in the seat of a bot', async () => {
  await anna.getByRole('button', { name: 'Invite' }).click();
  await anna.locator('dialog .row button', { hasText: 'Belle of Cairo' }).click();
  await tom.goto(await anna.getByLabel('Link to the table', { exact: true }).inputValue());
  await tom.getByRole('button', { name: 'Sit down' }).tap();
  await tom.getByLabel('Sit down as').fill('Tom');
  await tom.getByRole('button', { name: 'Sit down here' }).tap();
  await anna.getByRole('button', { name: 'Close' }).click();
  await anna.getByText('Tom').first().waitFor();
});

test('what happened while somebody was away is played to them, and can be skipped', async () => {
  const address = anna.url();
  await takeTurn(anna, mouse);
  // Long enough that the table has noted what Anna has seen.
  await anna.waitForTimeout(2500);
  await anna.goto('about:blank');
  await takeTurn(tom, { ...mouse });
  await tom.waitForTimeout(1500);
  await anna.goto(address);
  await anna.getByText('While you were away').waitFor();
  await anna.getByRole('button', { name: 'Skip to now' }).click();
  await anna.getByText('While you were away').waitFor({ state: 'detached' });
  expect(await anna.locator('.bar').count()).toBe(1);
});

test('a seat is moved to another device by a link of its own', async () => {
  await anna.getByRole('button', { name: 'About Skipper' }).click();
  await anna.getByRole('button', { name: 'Go on from another device' }).click();
  link = await anna.getByLabel('Link to your seat', { exact: true }).inputValue();
  const other = await inn.newPage();
  await other.goto(link);
  await other.waitForURL(/\/tables\//);
  await other.locator('.seat', { hasText: 'you' }).first().waitFor();
});

test('a person who has tables of their own is asked before the link makes them somebody else', async () => {
  const address = tom.url();
  // A table that is over cannot go on.
  const over = goldenRecord('mississippi-queen', 'first-docking');
  const imported = await tom.request.post(`${inn.url}/api/records`, { data: { key: 'over', record: over } });
  expect(imported.ok()).toBe(true);
  await tom.goto(link);
  await tom.getByRole('heading', { name: 'Become Skipper?' }).waitFor();
  await tom.getByText('You are Tom in this browser, with one table under way.').waitFor();
  await tom.getByRole('button', { name: 'Stay Tom' }).tap();
  await tom.goto(address);
  await tom.locator('.board.mq').waitFor();
  await tom.goto(link);
  await tom.getByRole('button', { name: 'Become Skipper' }).tap();
  await tom.waitForURL(/\/tables\//);
  await tom.getByRole('button', { name: 'Players, log and chat' }).tap();
  expect(await tom.locator('dialog .seat').first().innerText()).toMatch(/skipper[^]*you/i);
});
