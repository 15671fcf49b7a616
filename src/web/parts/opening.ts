import { type Meta, defaultOptions } from '#engine/game.ts';
import type { Opening } from '#protocol/commands.ts';
import { BEST_BOT, BOT_LEVELS, type BotLevel, FIRST_BOT } from '#engine/bot-level.ts';
import { ownResults } from '../host/results.ts';
import { preferences } from '../preferences.ts';

export type OpeningPlace = Opening['places'][number];

const SEATS_AT_FIRST = 4;

/** Without a name, a guest with a number: two strangers at one table can be told apart. */
export const guestName = (): string => `Guest ${preferences.value.guest}`;

export const yourName = (): string => preferences.value.name.trim() || guestName();

const seatsAtFirst = (meta: Meta) =>
  meta.seats.includes(SEATS_AT_FIRST) ? SEATS_AT_FIRST : (meta.seats[0] ?? SEATS_AT_FIRST);

/** You against bots that suit you, with the usual options. */
export const defaultOpening = (meta: Meta): Opening =>
  openingWith(meta, { seats: seatsAtFirst(meta), level: levelFor(meta.id), options: defaultOptions(meta) });

/** One level stronger after every win in this game, from the bots of a first game up to the best. */
function levelFor(game: string): BotLevel {
  const wins = ownResults().filter((result) => result.game === game && result.rank === 1).length;
  return BOT_LEVELS[BOT_LEVELS.indexOf(FIRST_BOT) + wins] ?? BEST_BOT;
}

/** Three players, where the game allows it: enough to see what others do, and not too much of it. */
const SEATS_OF_A_NEWCOMER = 3;

/** For a first game: few and easy bots, and the simplest way to play. */
export function firstOpening(meta: Meta): Opening {
  const seats = meta.seats.includes(SEATS_OF_A_NEWCOMER) ? SEATS_OF_A_NEWCOMER : Math.min(...meta.seats);
  return openingWith(meta, { seats, level: FIRST_BOT, options: { ...defaultOptions(meta), ...meta.firstGame } });
}

/** What *Play* opens: a first game for a person who has not met this game yet. */
export const nextOpening = (meta: Meta): Opening => (isNewTo(meta.id) ? firstOpening(meta) : defaultOpening(meta));

/** Nothing of the game was explained in this browser, and nothing skipped. */
const isNewTo = (game: string): boolean =>
  preferences.value.lessons && !preferences.value.learnt.some((rule) => rule.startsWith(`${game}/`));

/** You and friends who follow a link; seats that stay empty can be given to bots. */
export function friendsOpening(meta: Meta): Opening {
  const { places, ...opening } = defaultOpening(meta);
  return { ...opening, places: places.map((place) => (place.type === 'me' ? place : { type: 'open' })) };
}

interface Suggested {
  readonly seats: number;
  readonly level: BotLevel;
  readonly options: Opening['options'];
}

function openingWith({ id }: Meta, { seats, level, options }: Suggested): Opening {
  const bots = Array.from({ length: seats - 1 }, (): OpeningPlace => ({ type: 'bot', level }));
  return {
    game: id,
    options,
    pace: { type: 'live' },
    listed: false,
    places: [{ type: 'me', name: yourName() }, ...bots],
    entropy: freshEntropy(),
  };
}

/** This browser's part in every draw of the table: nobody else can have chosen it. */
export function freshEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same places with one more or one fewer: a new one is a bot, and the last one is removed first. */
export function withSeats(places: readonly OpeningPlace[], seats: number): OpeningPlace[] {
  const bot = places.findLast(({ type }) => type === 'bot') ?? { type: 'bot', level: BEST_BOT };
  return Array.from({ length: seats }, (_, i): OpeningPlace => places[i] ?? bot);
}
