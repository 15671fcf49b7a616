import { expect, test } from 'vitest';
import { pick, type Rng } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { sampleAction } from '#engine/forms.ts';
import { plain } from '#words/sentence.ts';
import type { Action } from '../actions.ts';
import { OFFER_DRAW } from '../answers.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { ENDINGS, ruleId } from '../rulings.ts';
import type { State } from '../state.ts';
import { isIdle } from './names.ts';
import { words } from './words.ts';

const nameOf = (seat: number) => ['Anna', 'Tom'][seat] ?? '?';

/**
 * Random duels that nobody gives up and in which no offered draw is taken, with everything told and asked on the way.
 */
function play(seed: number, seen: (state: State, events: readonly Event[]) => void): string {
  const rng = seeded(seed);
  const state = game.setup(2, { crew: '22' });
  for (let step = 0; step < 4000 && state.outcome === undefined; step++) {
    const [actor = 'chance'] = game.awaiting(state);
    const events: Event[] = [];
    const action = actor === 'chance' ? game.chance(state, rng) : decide(state, actor, rng);
    game.apply(state, actor, action, (event) => events.push(event));
    seen(state, events);
  }
  return state.outcome?.reason ?? '';
}

function decide(state: State, seat: number, rng: Rng): Action {
  const offers = rng.below(40) === 0 && game.refuse(state, seat, OFFER_DRAW) === undefined;
  const answers = game.legal(state, seat).filter(({ type }) => type !== 'acceptDraw');
  return offers ? OFFER_DRAW : pick(rng, answers);
}

/** Told by what follows them: an aim by its shot, a card by what the ship did. */
const isToldLater = (event: Event): boolean =>
  event.type === 'aimed' || event.type === 'roundEnded' || (event.type === 'cardTurned' && !isIdle(event.card));

test('every event of many duels has a line without gaps; some are told by what follows', () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    play(seed, (_, events) => {
      for (const event of events) {
        const line = words.event(event);
        if (line === undefined) expect(isToldLater(event)).toBe(true);
        else expect(plain(line.sentence, nameOf)).not.toMatch(/undefined|NaN|\?|^\s*$| {2}/);
        told.add(event.type);
      }
    });
  }
  expect(told.size).toBeGreaterThan(15);
});

/** About two rows of the story, with names of a usual length. */
const LONGEST_LINE = 115;

test('a line that tells several events is short, and tells at least its first event', () => {
  let lines = 0;
  const all: Event[] = [];
  play(3, (_, events) => all.push(...events));
  for (let i = 0; i < all.length;) {
    const heading = all.findIndex((event, j) => j >= i && words.event(event)?.heading === true);
    const { line, count } = words.gather?.(all.slice(i, heading < 0 ? all.length : Math.max(heading, i + 1))) ?? {};
    if (line !== undefined) expect(plain(line.sentence, nameOf).length).toBeLessThan(LONGEST_LINE);
    lines += Number(line !== undefined);
    i += count ?? 1;
  }
  expect(lines).toBeGreaterThan(20);
});

/** What fits the decision line. */
const LONGEST_TITLE = 46;
const WORDS_OF_DETAIL = 14;

test('every question of a duel has its words, for the player who is asked and for the player who waits', () => {
  const titles = new Set<string>();
  play(5, (state) => {
    const asked = game.awaiting(state).filter((actor) => actor !== 'chance');
    for (const seat of [0, 1, undefined]) {
      const { title, detail } = words.decision(game.view(state, seat), seat, asked);
      const text = `${plain(title, nameOf)}. ${plain(detail, nameOf)}`;
      expect(text).not.toMatch(/undefined|NaN|Your decision| decides?\b/);
      expect(plain(title, nameOf).length, text).toBeLessThanOrEqual(LONGEST_TITLE);
      expect(plain(detail, nameOf).split(' ').length, text).toBeLessThanOrEqual(WORDS_OF_DETAIL);
      titles.add(plain(title, nameOf));
    }
  });
  expect(titles.size).toBeGreaterThan(5);
});

test('every refusal of the game’s own rules is put into words', () => {
  const rng = seeded(11);
  const rules = new Set<string>();
  const ask = (state: State) => {
    const [actor = 'chance'] = game.awaiting(state);
    if (actor === 'chance') return;
    for (let i = 0; i < 12; i++) {
      const ruling = game.refuse(state, actor, sampleAction(game.actions, rng) as Action);
      if (ruling === undefined || ruling.rule.startsWith('common/')) continue;
      rules.add(ruling.rule);
      expect(plain(words.ruling(ruling), nameOf)).toMatch(/\w.*[.]$/);
    }
  };
  for (let seed = 0; seed < 6; seed++) play(seed, ask);
  expect(rules.size).toBeGreaterThan(7);
});

test('every way a duel can end is told', () => {
  const told = ENDINGS.map((ending) => plain(words.ending(ruleId(ending)), nameOf));
  for (const text of told) expect(text).toMatch(/^\w.*\.$/);
  expect(new Set(told).size).toBe(ENDINGS.length);
});
