import type { Action } from '#engine/forms.ts';
import { type AnyGame, type OptionForm, type Options, refuseTable, defaultOptions } from '#engine/game.ts';
import { GAME_IDS, type GameId, isGameId, loadGame } from '#games/registry.ts';
import type { Insight } from '#bots/bot.ts';
import { type Given, type Option, WrongUse, wholeNumber } from './command.ts';

/** The options with which every command that plays describes its table. */
export const TABLE_OPTIONS: Readonly<Record<string, Option>> = {
  game: { value: 'GAME', help: `one of ${GAME_IDS.join(', ')}` },
  seats: { value: 'N', help: 'how many seats (4, or what comes closest)' },
  options: { value: 'A=X,B=Y', help: 'table options; the defaults where not named' },
};

/** A table to play at, as the caller named it. */
export interface TableGiven {
  readonly game: AnyGame;
  readonly id: GameId;
  readonly seats: number;
  readonly options: Options;
}

export function gameId(word: string | undefined): GameId {
  const known = GAME_IDS.join(', ');
  if (word === undefined) throw new WrongUse(`name a game: ${known}`);
  if (!isGameId(word)) throw new WrongUse(`there is no game ${word}; choose from ${known}`);
  return word;
}

export async function tableGiven(given: Given): Promise<TableGiven> {
  const id = gameId(given.text('game'));
  const game = await loadGame(id);
  const seats = wholeNumber(given, 'seats', usualSeats(game));
  const options = optionsGiven(game, given.text('options') ?? '');
  const refused = refuseTable(game.meta, seats, options);
  if (refused !== undefined) throw new WrongUse(refused);
  return { game, id, seats, options };
}

const USUAL_SEATS = 4;

const usualSeats = ({ meta }: AnyGame): number =>
  meta.seats.includes(USUAL_SEATS) ? USUAL_SEATS : Math.max(...meta.seats);

/** `race=introductory,house=yes`: every value is written as in a record. */
function optionsGiven({ meta }: AnyGame, text: string): Options {
  const forms = meta.options as Readonly<Record<string, OptionForm<unknown>>>;
  const read = text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', word = ''] = part.split('=');
      const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
      if (form === undefined)
        throw new WrongUse(`${meta.title} has no option ${name}; it has ${Object.keys(forms).join(', ')}`);
      const value = form.field.read(word);
      if (value === undefined) throw new WrongUse(`option ${name} must be ${form.field.wants}, not ${word || 'empty'}`);
      return [name, value] as const;
    });
  return { ...defaultOptions(meta), ...Object.fromEntries(read) };
}

/** What a game tells its bots. */
export async function loadInsight(id: GameId): Promise<Insight<unknown, Action>> {
  const module = (await import(`#games/${id}/bot/insight.ts`)) as { readonly insight: Insight<unknown, Action> };
  return module.insight;
}
