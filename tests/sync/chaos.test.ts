import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runHistory } from './chaos/history.ts';
import { readTroubles, type Troubles, troublesOf } from './chaos/troubles.ts';
import { openWorld, type World } from './chaos/world.ts';

/** A number is a seed in a world without troubles. */
const keptSeed = z.union([z.number(), z.object({ seed: z.number(), troubles: z.array(z.string()) })]);
const SEEDS = path.join(import.meta.dirname, 'chaos-seeds.json');
/** Seeds that once failed, or that alone notice a missing rule: always run first. */
const KEPT = z.parse(z.array(keptSeed), JSON.parse(readFileSync(SEEDS, 'utf8')));
/** Troubles of every world, instead of each seed's own. */
const ASKED = process.env['MALETA_CHAOS_TROUBLES'];
const FROM = Number(process.env['MALETA_CHAOS_FROM'] ?? 1);
const COUNT = Number(process.env['MALETA_CHAOS_SEEDS'] ?? 44);
/** Histories of one test: a failure names its seeds, whatever their number. */
const BATCH = 25;

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.close());

type Life = { seed: number; troubles: Troubles };

async function live(lives: readonly Life[]): Promise<string> {
  const failures: string[] = [];
  for (const { seed, troubles } of lives) {
    const { broken, story } = await runHistory(world, seed, troubles);
    if (broken.length === 0) continue;
    const told = process.env['MALETA_CHAOS_STORY'] ? `\n${story.join('\n')}` : '';
    const failure = `seed ${seed} [${[...troubles].join(', ')}]:${told}\n  ${broken.join('\n  ')}`;
    // Printed at once: a run that is stopped, or that ends hours later, must not hide it.
    console.log(`FAILED ${failure}`);
    failures.push(failure);
  }
  return failures.join('\n');
}

const lifeOf = (seed: number): Life => ({
  seed,
  troubles: ASKED === undefined ? troublesOf(seed) : readTroubles(ASKED.split(',').filter(Boolean)),
});
const range = (from: number, count: number): Life[] =>
  Array.from({ length: count }, (_, i) => lifeOf(from + i));
const keptLife = (kept: z.infer<typeof keptSeed>): Life =>
  typeof kept === 'number'
    ? { seed: kept, troubles: new Set() }
    : { seed: kept.seed, troubles: readTroubles(kept.troubles) };
const batches = Array.from({ length: Math.ceil(COUNT / BATCH) }, (_, i) => ({
  from: FROM + i * BATCH,
  to: FROM + Math.min(COUNT, (i + 1) * BATCH) - 1,
}));

describe('each change is done once or is visibly not done, whatever happens to requests, pages and clocks', () => {
  test('in histories that once failed', { timeout: 600_000 }, async () => {
    expect(await live(KEPT.map(keptLife))).toBe('');
  });

  test.each(batches)('in the histories of seeds $from to $to', { timeout: 600_000 }, async ({ from, to }) => {
    expect(await live(range(from, to - from + 1))).toBe('');
  });
});
