import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHistory } from './chaos/history.ts';
import { openWorld, type World } from './chaos/world.ts';

/** Seeds that once failed, or that alone notice a missing rule: always lived through first. */
const KEPT = JSON.parse(readFileSync(path.join(import.meta.dirname, 'chaos-seeds.json'), 'utf8')) as number[];
const FROM = Number(process.env['MALETA_CHAOS_FROM'] ?? 1);
const COUNT = Number(process.env['MALETA_CHAOS_SEEDS'] ?? 50);
/** Histories of one test: a failure names its seeds, whatever their number. */
const BATCH = 25;

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.close());

async function live(seeds: readonly number[]): Promise<string> {
  const failures: string[] = [];
  for (const seed of seeds) {
    const { broken, story } = await runHistory(world, seed);
    if (broken.length === 0) continue;
    const told = process.env['MALETA_CHAOS_STORY'] ? `\n${story.join('\n')}` : '';
    const failure = `seed ${seed}:${told}\n  ${broken.join('\n  ')}`;
    // At once: a run that is stopped, or ends hours later, must not keep it to itself.
    console.log(`FAILED ${failure}`);
    failures.push(failure);
  }
  return failures.join('\n');
}

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);
const batches = Array.from({ length: Math.ceil(COUNT / BATCH) }, (_, i) => ({
  from: FROM + i * BATCH,
  to: FROM + Math.min(COUNT, (i + 1) * BATCH) - 1,
}));

describe('whatever happens to requests, pages and clocks, each change is done once or is visibly not done', () => {
  test('in histories that once went wrong', { timeout: 600_000 }, async () => {
    expect(await live(KEPT)).toBe('');
  });

  test.each(batches)('in the histories of seeds $from to $to', { timeout: 600_000 }, async ({ from, to }) => {
    expect(await live(range(from, to - from + 1))).toBe('');
  });
});
