import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { GameRecord } from '#engine/record.ts';
import { RECORD_SCHEMA, type RecordFile } from '#protocol/record-file.ts';

const NAMES = ['Anna', 'Tom', 'Zoe', 'Ben', 'Ida'];

/** A golden game as a file to be opened in the browser, cut off after this many moves. */
export function goldenRecord(game: string, name: string, moves?: number): RecordFile {
  const file = new URL(`../../../src/games/${game}/golden/${name}.json`, import.meta.url);
  const { outcome: _, ...golden } = JSON.parse(readFileSync(file, 'utf8')) as GameRecord & {
    readonly outcome: unknown;
  };
  return {
    ...golden,
    moves: golden.moves.slice(0, moves),
    sternwheel: 'record',
    schema: RECORD_SCHEMA,
    names: NAMES.slice(0, golden.seats),
  };
}

/** Continues a record at a private table, in the browser. */
export async function openRecord(page: Page, url: string, record: RecordFile): Promise<void> {
  await page.goto(url);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.waitForURL(/\/tables\/here-/);
}
