import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { mouse, openRace, takeTurn } from './support/captain.ts';
import { DESK } from './support/devices.ts';
import { openInn } from './support/inn.ts';
import { openOwnSeat } from './support/table.ts';

const inn = openInn();
let anna: Page;
let tom: Page;
beforeAll(async () => {
  [anna, tom] = await Promise.all([inn.newPage(), inn.newPage()]);
});

/** The friend who is asked takes a turn, this many times; false as soon as the race is over. */
async function sail(turns: number): Promise<boolean> {
  for (let i = 0; i < turns; i++) {
    const asked = (page: Page) =>
      page.locator('main[aria-busy="false"] .bar.asked .choice, .over-bar').first().waitFor();
    const page = await Promise.race([asked(anna).then(() => anna), asked(tom).then(() => tom)]);
    if (!(await takeTurn(page, mouse))) return false;
  }
  return true;
}

/** Whether one thing on the page lies over another. */
const isCovered = (page: Page, below: string, above: string): Promise<boolean> =>
  page.evaluate(
    (selectors) => {
      const [a, b] = selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      if (a === undefined || b === undefined) throw new Error(`not on the page: ${selectors.join(', ')}`);
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    },
    [below, above],
  );

test('a table with an open seat waits, and shows its link and QR code, but no replay of what has not begun', async () => {
  await openRace(anna, inn.url, { places: ['open', 'random'] });
  await anna.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  expect(await anna.getByLabel('Link to the game', { exact: true }).inputValue()).toBe(anna.url());
  await anna.getByRole('img', { name: 'QR code of the link to the game' }).waitFor();
  expect(await anna.getByRole('link', { name: 'Replay' }).count()).toBe(0);
});

test('a friend opens the link, says a name, sits down, and the race begins for both', async () => {
  await tom.goto(await anna.getByLabel('Link to the game', { exact: true }).inputValue());
  await tom.getByLabel('Your name').fill('Tom');
  await tom.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all([anna, tom].map((page) => page.locator('.board.mq').waitFor()));
  await anna.locator('.seat .name', { hasText: 'Tom' }).waitFor();
});

test('what one says the other reads', async () => {
  await tom.getByRole('tab', { name: 'Chat' }).click();
  await tom.getByLabel('Message', { exact: true }).fill('<b>Ahoy</b>');
  await tom.keyboard.press('Enter');
  await anna.getByRole('tab', { name: /Chat/ }).click();
  expect(await anna.locator('.chat-message').innerText()).toBe('<b>Ahoy</b>');
  await Promise.all([anna, tom].map((page) => page.getByRole('tab', { name: 'Story' }).click()));
});

test('in a long talk the newest line stands above the field for the next', async () => {
  await tom.getByRole('tab', { name: 'Chat' }).click();
  for (const mark of ['one', 'twain', 'three']) {
    await tom.getByLabel('Message', { exact: true }).fill(`${'By the mark! '.repeat(35)}Mark ${mark}.`);
    await tom.keyboard.press('Enter');
  }
  await tom.getByText('Mark three.').waitFor();
  expect(await isCovered(tom, '.chat li:nth-last-child(2)', '.say')).toBe(false);
  expect(await isCovered(tom, '.chat li:nth-last-child(2)', '.tab-body')).toBe(true);
  await tom.getByRole('tab', { name: 'Story' }).click();
});

test('both sail a few turns', async () => {
  expect(await sail(4)).toBe(true);
});

test('the server dies: both pages say so; it comes back: both go on by themselves', async () => {
  await inn.server.kill();
  await Promise.all([anna, tom].map((page) => page.getByText('Connection lost').waitFor()));
  for (const width of [820, 360]) {
    await tom.setViewportSize({ width, height: 1100 });
    expect(await isCovered(tom, '.minimap', '.lost'), `the whole river at ${width} pixels`).toBe(false);
    expect(await isCovered(tom, '.mast nav', '.lost'), `the ways on at ${width} pixels`).toBe(false);
  }
  await tom.setViewportSize(DESK.viewport);
  await inn.reopen();
  await Promise.all(
    [anna, tom].map((page) => page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 30_000 })),
  );
  const rounds = () => Promise.all([anna, tom].map((page) => page.locator('.log summary').last().textContent()));
  await sail(2);
  const [left, right] = await rounds();
  expect(left).toBe(right);
});

/** Another race of the same friends: the first may be over by now, when two boats are out of it. */
async function meetAgain(): Promise<void> {
  await openRace(anna, inn.url, { places: ['open', 'greedy'] });
  await tom.goto(await anna.getByLabel('Link to the game', { exact: true }).inputValue());
  await tom.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all([anna, tom].map((page) => page.locator('.board.mq').waitFor()));
}

test('a seat is handed to a bot and taken back', async () => {
  await meetAgain();
  await openOwnSeat(tom);
  await tom.getByRole('button', { name: 'Let a pilot play' }).click();
  await Promise.all([anna, tom].map((page) => page.locator('.standing', { hasText: 'pilot, for Tom' }).waitFor()));
  await tom.getByRole('button', { name: /^About .*for Tom/ }).click();
  await tom.getByRole('button', { name: 'Take the seat back' }).click();
  await anna.locator('.standing', { hasText: 'pilot, for Tom' }).waitFor({ state: 'detached' });
});

test('a reload finds the same seat, and the home page lists the table', async () => {
  await anna.reload();
  await anna.locator('.board.mq').waitFor();
  await anna.getByRole('region', { name: 'What you have' }).waitFor();
  await anna.goto(inn.url);
  await anna
    .getByRole('heading', { name: /^(My games|Your turn)$/ })
    .first()
    .waitFor();
  await anna.locator('.my-games a').first().click();
  await anna.locator('.board.mq').waitFor();
});
