import { describe, expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { sampleAction } from '#engine/forms.ts';
import { defaultOptions } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { findRule, type Ruling } from '#engine/ruling.ts';
import { DIRECTION_NAMES } from '#geometry/hex.ts';
import { plain, type Sentence } from '#words/sentence.ts';
import { seededNumbers } from '#kit/seeded.ts';
import type { Action } from '../actions.ts';
import { game } from '../game.ts';
import type { Event } from '../events.ts';
import { ENDINGS, ruleId } from '../rulings.ts';
import { BEHIND, act, putBoats, scene } from '../scene.ts';
import type { State } from '../state.ts';
import { words } from './words.ts';

const NAMES = ['Anna', 'Belle', 'Tom', 'Heron', 'Delta'];
const text = (sentence: Sentence) => plain(sentence, (seat) => NAMES[seat] ?? `seat ${seat}`);

const luck = (seed: number) => {
  const chance = seededNumbers(seed);
  return { below: (n: number) => Math.floor(chance() * n) };
};

/** Prefers straight ahead to turning round, so that some boats arrive. */
function steer(rng: ReturnType<typeof luck>, legal: readonly Action[]): Action {
  const ahead = legal.find(({ type }) => type === 'step' || type === 'done');
  const slowly = legal.filter((action) => action.type === 'speed' && action.speed <= 3);
  return ahead !== undefined && rng.below(4) > 0 ? ahead : pick(rng, slowly.length > 0 ? slowly : legal);
}

/** Races steered by chance, every option in some of them, seen move by move. */
function races(visit: (state: State, events: readonly Event[], rng: ReturnType<typeof luck>) => void): void {
  for (let seed = 1; seed <= 24; seed++) {
    const rng = luck(seed);
    const race = seed % 2 === 0 ? 'introductory' : 'passengers';
    const options = { ...defaultOptions(game.meta), race, freeFacing: seed % 3 === 0, noPushAstern: seed % 5 === 0 };
    const state = game.setup(3 + (seed % 3), { ...options, leavers: seed % 4 === 0 ? 'lifted' : 'bot' } as never);
    for (let actor = game.awaiting(state)[0]; actor !== undefined; actor = game.awaiting(state)[0]) {
      const events: Event[] = [];
      const action = actor === CHANCE ? game.chance(state, rng) : steer(rng, game.legal(state, actor));
      game.apply(state, actor, action, (event) => events.push(event));
      visit(state, events, rng);
    }
  }
}

/** Finished English: something is said, nothing is missing from it. */
function expectSentence(said: string): void {
  expect(said).not.toBe('');
  expect(said).not.toMatch(/undefined|NaN|\[object|  |seat \d/);
}

/** What is seen on the board and needs no line in the log. */
const SILENT = ['boatPlaced', 'turnBegan', 'rolled'];
const isSilent = (event: Event): boolean =>
  SILENT.includes(event.type) ||
  (event.type === 'turned' && event.coal === 0) ||
  (event.type === 'stepped' && event.left > 0);

test('events of whole races are told in sentences, or are of the few kinds that only the board shows', () => {
  const told = new Set<string>();
  races((_, events) => {
    for (const event of events) {
      const line = words.event(event);
      if (line === undefined) {
        expect(isSilent(event), event.type).toBe(true);
        continue;
      }
      expectSentence(text(line.sentence));
      told.add(event.type);
    }
  });
  expect([...told]).toEqual(
    expect.arrayContaining(['speedChosen', 'pushed', 'faced', 'boarded', 'docked', 'tileLaid']),
  );
});

test('a line about something that happened at a space or tile names the tile or the landing, and lights it', () => {
  const told = new Set<string>();
  races((_, events) => {
    for (const event of events) {
      const line = words.event(event);
      if (line === undefined || !('hex' in event || 'place' in event || 'to' in event)) continue;
      if (event.type === 'speedChosen') continue;
      expect(text(line.sentence)).toMatch(/[Tt]ile \d+|the start tile|the landing/);
      expect(line.places).not.toEqual([]);
      told.add(event.type);
    }
  });
  expect([...told]).toEqual(expect.arrayContaining(['pushed', 'boarded', 'docked', 'tileLaid', 'wentAground']));
});

test('the log says where a bow points in the words of the button that points it, on a bent river too', () => {
  const bent = putBoats(scene(BEHIND.replace('straight', 'right')), { 0: '1c1 NE', 1: '1c2 NE' });
  const { s } = act(bent, '0 speed 4', '0 push 1c3');
  const told = DIRECTION_NAMES.map((name, facing) => {
    const button = words.action({ type: 'face', facing }, s);
    const lines = act(s, `1 face ${name}`).events.flatMap((event) => words.event(event) ?? []);
    expect(lines.map(({ sentence }) => text(sentence))).toEqual([`Belle turned to ${button.toLowerCase()}.`]);
    return button;
  });
  expect(told).toContain('Face downstream');
  expect(new Set(told).size).toBe(DIRECTION_NAMES.length);
});

test('the decisions of whole races are put into words for the captain who is asked and for everybody else', () => {
  const phases = new Set<string>();
  races((state) => {
    const awaiting = game.awaiting(state).filter((actor) => actor !== CHANCE);
    for (const seat of [undefined, ...state.boats.keys()]) {
      const { title, detail } = words.decision(state, seat, awaiting);
      expectSentence(text(title));
      expect(text(title).length).toBeLessThanOrEqual(46);
      expect(text(detail)).not.toMatch(/undefined|NaN/);
      expect(text(detail).split(' ').length).toBeLessThanOrEqual(14);
    }
    for (const seat of awaiting) {
      const labels = game.legal(state, seat).map((action) => words.action(action, state));
      labels.forEach(expectSentence);
      expect(new Set(labels).size).toBe(labels.length);
    }
    phases.add(state.phase);
  });
  expect(phases.size).toBeGreaterThan(5);
});

describe('why not', () => {
  const rulings = new Map<string, Ruling>();
  races((state, _, rng) => {
    for (const actor of game.awaiting(state)) {
      const action = sampleAction(game.actions, rng) as Action;
      const ruling = actor === CHANCE ? undefined : game.refuse(state, actor, action);
      if (ruling !== undefined && !ruling.rule.startsWith('common/')) rulings.set(ruling.rule, ruling);
    }
  });

  test('is asked about many rules here', () => expect(rulings.size).toBeGreaterThan(9));

  test.each([...rulings])('%s is explained by its facts and by the guide', (rule, ruling) => {
    expectSentence(text(words.ruling(ruling)));
    expect(findRule(game.guide, game.meta.id, rule)).toBeDefined();
  });
});

test.each(ENDINGS)('%s is put into words, and explained by the guide', (ending) => {
  expectSentence(text(words.ending(ruleId(ending))));
  expect(findRule(game.guide, game.meta.id, ruleId(ending))).toBeDefined();
});

test('at the end of a race it is said how, and what became of each boat', () => {
  let ended = 0;
  races((state, events) => {
    if (state.outcome === undefined) return;
    ended += 1;
    const told = events.flatMap((event) => words.event(event) ?? []).map(({ sentence }) => text(sentence));
    expect(told.at(-1)).toBe(`The race is over. ${text(words.ending(state.outcome.reason))}`);
    state.boats.forEach((_, seat) => expectSentence(words.score(state, seat)));
  });
  expect(ended).toBe(24);
});
