import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { type RecordFile, readRecordFile } from '#protocol/record-file.ts';

export interface Table {
  readonly game: string;
  /** Choices of the form by their label. */
  readonly options?: Readonly<Record<string, string>>;
  readonly seats: number;
  /** By seat, from the second on. */
  readonly places: readonly string[];
}

/** Fills in the form on the game's page and opens the table. */
export async function openTable(page: Page, url: string, { game, options = {}, seats, places }: Table): Promise<void> {
  await page.goto(`${url}/games/${game}`);
  for (const [label, choice] of Object.entries(options)) await page.getByLabel(label).selectOption(choice);
  await page.getByLabel('Number of players').selectOption(String(seats));
  for (const [i, place] of places.entries()) await page.getByLabel(`Seat ${i + 2}`).selectOption(place);
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.waitForURL(/\/tables\//);
}

/** Somebody who is out of a race watches the others to the end. */
const LONGEST_WAIT_MS = 120_000;

/** A question that can be answered now, or the end of the game. Some questions are answered on the board alone. */
export async function nextMoment(page: Page, question = '.bar.asked .choice'): Promise<'asked' | 'over'> {
  const moment = await page.waitForFunction(
    (asked) => {
      if (document.querySelector('.over-bar') !== null) return 'over';
      return document.querySelector(`main[aria-busy="false"] ${asked}`) === null ? false : 'asked';
    },
    question,
    { timeout: LONGEST_WAIT_MS },
  );
  return (await moment.jsonValue()) as 'asked' | 'over';
}

/** What may be pressed in the decision bar. */
export const choices = (page: Page): Locator => page.locator('.bar-choices .choice:not(.forbidden)');

/** Chooses from the list of all actions. */
export async function pressListed(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'All actions' }).click();
  await page.locator('.action-list').getByRole('button', { name }).first().click();
}

/** What can be done about the own seat. */
export async function openOwnSeat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your seat' }).click();
}

/** Until the table has heard the answer. */
export const answered = (page: Page): Promise<void> => page.locator('main[aria-busy="false"]').waitFor();

/** Answers until the game is over; gives the number of questions answered. `answer` says whether there was one. */
export async function playOn(answer: () => Promise<boolean>, most: number): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    if (!(await answer())) return answers;
  }
  throw new Error(`the game was not over after ${most} answers`);
}

/** What the verdict on a finished game says where nothing was wrong with its chance. */
export const PROVEN = /draws? checked: fair/;

/** Goes to the page of the finished game; gives its verdict on the draws. */
export async function seeHowItEnded(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'See the result' }).click();
  return page.locator('.verdict').innerText();
}

/** How often a seat has answered: moves of one answer were made at one time. */
export function answersIn({ moves, times }: RecordFile, seat: number): number {
  return new Set(moves.flatMap((line, i) => (line.startsWith(`${seat} `) ? [times?.[i]] : []))).size;
}

/** From the page of the finished game: what is saved there. */
export async function saveRecord(page: Page): Promise<RecordFile> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const read = readRecordFile(JSON.parse(readFileSync(await download.path(), 'utf8')));
  if (!read.ok) throw new Error(`what was saved is no record: ${read.problem}`);
  return read.record;
}
