import type { Opening } from '#protocol/commands.ts';
import { lastList } from '../host/last-list.ts';
import { ownResults } from '../host/results.ts';
import { openTable } from '../host/tables.ts';
import { beginCalmly, hasSeen, noteSeen, preferences } from '../preferences.ts';

/** Nothing was played, explained or dismissed in this browser. */
export const isNewcomer = (): boolean =>
  !hasSeen('welcome') && preferences.value.learnt.length === 0 && lastList().length === 0 && ownResults().length === 0;

/** Opens a table against bots; the first one of all is shown calmly. */
export async function openBotGame(opening: Opening): Promise<string> {
  const isFirst = isNewcomer();
  const table = await openTable(opening);
  if (isFirst) beginCalmly();
  noteSeen('welcome');
  return table;
}
