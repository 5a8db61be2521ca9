import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './chaos/world.ts';
import { runHistory } from './three-hands/history.ts';

const FROM = Number(process.env['MALETA_CHAOS_FROM'] ?? 1);
const COUNT = process.env['MALETA_LONG'] ? 1000 : 50;
/** Histories of one test: a failure names its seeds, whatever their number. */
const BATCH = 25;

const batches = Array.from({ length: COUNT / BATCH }, (_, i) => ({
  from: FROM + i * BATCH,
  to: FROM + (i + 1) * BATCH - 1,
}));

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.close());

test.each(batches)(
  'two tablets and a desk change one cart: every lost wish is reported to one of them (seeds $from to $to)',
  { timeout: 600_000 },
  async ({ from, to }) => {
    const failures: string[] = [];
    for (let seed = from; seed <= to; seed += 1) {
      const { broken, story } = await runHistory(world, seed);
      if (broken.length === 0) continue;
      const told = process.env['MALETA_CHAOS_STORY'] ? `\n${story.join('\n')}` : '';
      failures.push(`seed ${seed}:${told}\n  ${broken.join('\n  ')}`);
    }
    expect(failures.join('\n')).toBe('');
  },
);
