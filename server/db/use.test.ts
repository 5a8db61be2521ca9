import { setTimeout as sleep } from 'node:timers/promises';
import { millisecondsInMinute } from 'date-fns/constants';
import { expect, test } from 'vitest';
import type { Database } from './schema/schema.ts';
import { awaitGap, isInUse, noteUse } from './use.ts';

/** A key of the noted uses: nothing is asked of it. */
const newDatabase = () => ({}) as Database;

test('a database that no person has used has a gap at once', async () => {
  const db = newDatabase();
  await awaitGap(db);
  expect(isInUse(db)).toBe(false);
});

test('long work waits for the answer of a request, a failed one too', async () => {
  const db = newDatabase();
  const done: string[] = [];
  const answer = Promise.withResolvers<void>();
  noteUse(db, answer.promise);
  const gap = awaitGap(db, millisecondsInMinute).then(() => done.push('gap'));
  await sleep(30);
  done.push('answer');
  answer.reject(new Error('no answer'));
  await gap;
  expect([done, isInUse(db)]).toEqual([['answer', 'gap'], true]);
});

test('long work waits for a moment at most', async () => {
  const db = newDatabase();
  const never = Promise.withResolvers<void>();
  noteUse(db, never.promise);
  await awaitGap(db);
  expect(isInUse(db)).toBe(true);
});
