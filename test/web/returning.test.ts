import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { mouse, openRace, takeTurn } from './support/captain.ts';
import { DESK, PHONE } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { goldenRecord } from './support/recorded.ts';
import { answered, openOwnSeat } from './support/table.ts';

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
  await anna.locator('main[aria-busy="false"] .bar.asked').waitFor({ timeout: 60_000 });
  const chooseSpeed = anna.locator('.action-list').getByRole('button', { name: 'Set speed 2' });
  await anna.getByRole('button', { name: 'All actions' }).click();
  await chooseSpeed.click();
  await answered(anna);
  await anna.getByRole('button', { name: 'Undo' }).click();
  await anna.locator('.undo[disabled]').waitFor();
  await anna.getByRole('button', { name: 'All actions' }).click();
  await chooseSpeed.waitFor();
  await anna.keyboard.press('Escape');
});

test('a friend joins a race that is under way, from a phone, in the seat of a bot', async () => {
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: 'Invite' }).click();
  await anna.locator('dialog .row button', { hasText: 'Belle of Cairo' }).click();
  await tom.goto(await anna.getByLabel('Link to the game', { exact: true }).inputValue());
  await tom.getByRole('button', { name: 'Take a seat' }).tap();
  await tom.getByLabel('Your name').fill('Tom');
  await tom.getByRole('button', { name: 'Sit here' }).tap();
  await anna.getByRole('button', { name: 'Close' }).click();
  await anna.getByText('Tom').first().waitFor();
});

test('a phone shows that there is a new message, who wrote it and when', async () => {
  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByLabel('Message', { exact: true }).fill('Hello, Tom!');
  await anna.getByRole('button', { name: 'Send' }).click();
  await tom.getByRole('button', { name: 'Story and chat, 1 new message' }).tap();
  await tom.getByRole('tab', { name: 'Chat (1)' }).tap();
  const message = tom.locator('.chat li', { hasText: 'Hello, Tom!' });
  expect(await message.locator('time').innerText()).toMatch(/\d/);
  expect(await message.locator('.seat-emblem').count()).toBe(1);
  await tom.getByRole('button', { name: 'Close' }).tap();
  await tom.getByRole('button', { name: 'Story and chat' }).waitFor();
  expect(await tom.getByRole('button', { name: 'new message' }).count()).toBe(0);
  await anna.getByRole('tab', { name: 'Story' }).click();
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
  await anna.locator('.step-bar').waitFor();
  await anna.getByRole('button', { name: 'Skip to my turn' }).click();
  await anna.locator('.step-bar').waitFor({ state: 'detached' });
  expect(await anna.locator('.bar').count()).toBe(1);
});

test('a seat is moved to another device by a link of its own', async () => {
  await openOwnSeat(anna);
  await anna.getByRole('button', { name: 'Continue on another device' }).click();
  link = await anna.getByLabel('Link to your seat', { exact: true }).inputValue();
  const other = await inn.newPage();
  await other.goto(link);
  await other.waitForURL(/\/tables\//);
  await other.getByRole('region', { name: 'What you have' }).waitFor();
});

test('a person who has tables of their own is asked before the link makes them somebody else', async () => {
  const address = tom.url();
  // A table that is over cannot go on.
  const over = goldenRecord('mississippi-queen', 'first-docking');
  const imported = await tom.request.post(`${inn.url}/api/records`, { data: { key: 'over', record: over } });
  expect(imported.ok()).toBe(true);
  await tom.goto(link);
  await tom.getByRole('heading', { name: /^Become Guest \d+\?$/ }).waitFor();
  await tom.getByText('You are Tom in this browser, with 1 game still running.').waitFor();
  await tom.getByRole('button', { name: 'Stay Tom' }).tap();
  await tom.goto(address);
  await tom.locator('.board.mq').waitFor();
  await tom.goto(link);
  await tom.getByRole('button', { name: /^Become Guest \d+$/ }).tap();
  await tom.waitForURL(/\/tables\//);
  await tom.getByRole('region', { name: 'What you have' }).waitFor();
  expect(await tom.locator('.seats').innerText()).toContain('Tom');
});
