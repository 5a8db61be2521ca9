import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { QUARANTINE, type Quarantined } from '#tests/journeys/quarantine.ts';

const JOURNEYS = path.resolve(import.meta.dirname, '..', 'journeys');
const LONGEST_MS = 14 * 24 * 60 * 60_000;

/** The fault of an entry; undefined for a good one. */
function complaintsOf({ journey, title, reason, since }: Quarantined, now: Date): string[] {
  const source = readFileSync(path.join(JOURNEYS, `${journey}.journey.ts`), 'utf8');
  const age = now.getTime() - Date.parse(since);
  return [
    ...(source.includes(title) ? [] : [`${journey} has no journey '${title}'`]),
    ...(reason.length > 20 ? [] : [`'${title}' has no reason`]),
    ...(/^\d{4}-\d\d-\d\d$/.test(since) && age <= LONGEST_MS ? [] : [`'${title}' is there since ${since}`]),
  ];
}

test('a journey in quarantine exists, has a reason and is not there for longer than two weeks', () => {
  expect(QUARANTINE.flatMap((one) => complaintsOf(one, new Date()))).toEqual([]);
});

test('an entry without a journey, a reason or a recent date is reported', () => {
  const entry = { journey: 'wish', title: 'no such title', reason: '', since: '2026-01-01' };
  expect(complaintsOf(entry, new Date('2026-02-01'))).toHaveLength(3);
});
