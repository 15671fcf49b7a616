import { expect, test } from 'vitest';
import type { Action } from '#engine/forms.ts';
import { SentInstructions } from './sent-instructions.ts';

const PASS: Action = { type: 'pass' };
const BID: Action = { type: 'bid' };
const SEAT = 1;

/** A table that answers when the test says so. */
function newTable() {
  const sent = new SentInstructions();
  const lists: (readonly Action[])[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const add = (instruction: Action, confirmed: readonly Action[] = []) =>
    sent.change({
      seat: SEAT,
      confirmed,
      edit: (list) => [...list, instruction],
      send(list) {
        lists.push(list);
        const answer = Promise.withResolvers<void>();
        answers.push(answer);
        return answer.promise;
      },
    });
  return { sent, lists, answers, add };
}

test('two instructions left faster than the table answers are both kept', async () => {
  const { sent, lists, answers, add } = newTable();
  const both = [add(PASS), add(BID)];
  expect(lists).toEqual([[PASS], [PASS, BID]]);
  expect(sent.latest(SEAT, [])).toEqual([PASS, BID]);
  answers[0]?.resolve();
  await both[0];
  expect(sent.latest(SEAT, [PASS])).toEqual([PASS, BID]);
  answers[1]?.resolve();
  await both[1];
  expect(sent.latest(SEAT, [PASS, BID])).toEqual([PASS, BID]);
});

test('after the answer the list is the one that the table tells', async () => {
  const { sent, lists, answers, add } = newTable();
  const first = add(PASS);
  answers[0]?.resolve();
  await first;
  expect(sent.latest(SEAT, [BID])).toEqual([BID]);
  void add(PASS, [BID]);
  expect(lists[1]).toEqual([BID, PASS]);
});

test('a list that was refused is forgotten', async () => {
  const { sent, lists, answers, add } = newTable();
  const first = add(PASS);
  answers[0]?.reject(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  expect(sent.latest(SEAT, [])).toEqual([]);
  void add(BID);
  expect(lists[1]).toEqual([BID]);
});

test('the list of one seat says nothing of another', () => {
  const { sent, add } = newTable();
  void add(PASS);
  expect(sent.latest(SEAT + 1, [])).toEqual([]);
});
