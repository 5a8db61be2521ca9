import { describe, expect, test } from 'vitest';
import { createPace, MOST_LINES } from './load-pace.ts';

const people = (isThere: () => boolean) => ({ isThere, awaitGap: async () => undefined });

/** A machine that writes a line in `msPerLine`; returns the sizes of its steps and the rests after them. */
async function paced(steps: number, msPerLine: number, isShared: () => boolean) {
  const rests: number[] = [];
  const sizes: number[] = [];
  const pace = createPace(people(isShared), async (ms) => void rests.push(ms));
  for (let n = 0; n < steps; n++) {
    const lines = pace.lines();
    sizes.push(lines);
    await pace.rest(lines, lines * msPerLine);
  }
  return { sizes, rests };
}

describe('the pace of a load', () => {
  test('grows to the largest step on a fast machine without users, and never rests', async () => {
    const { sizes, rests } = await paced(6, 0.1, () => false);
    expect(sizes).toEqual([100, 200, 400, 800, MOST_LINES, MOST_LINES]);
    expect(rests).toEqual([]);
  });

  test('keeps a step short while people use the server, and rests twice as long from the second one on', async () => {
    const { sizes, rests } = await paced(4, 0.5, () => true);
    expect(sizes).toEqual([100, 50, 50, 50]);
    expect(rests).toEqual([50, 50, 50]);
  });

  test('shortens the next step as soon as somebody uses the server', async () => {
    let isShared = false;
    const pace = createPace(
      people(() => isShared),
      async () => undefined,
    );
    for (let n = 0; n < 5; n++) await pace.rest(pace.lines(), pace.lines() * 0.1);
    expect(pace.lines()).toBe(MOST_LINES);
    isShared = true;
    expect(pace.lines()).toBe(250);
  });

  test('begins the next step between requests of people, after the rest', async () => {
    const done: string[] = [];
    const shared = { isThere: () => true, awaitGap: async () => void done.push('gap') };
    const pace = createPace(shared, async () => void done.push('rest'));
    for (let n = 0; n < 2; n++) await pace.rest(100, 200);
    expect(done).toEqual(['rest', 'gap', 'rest', 'gap']);
  });

  test('goes on with few lines, and with a rest of a second at most, on a machine that is very slow', async () => {
    const { sizes, rests } = await paced(3, 100, () => true);
    expect(sizes).toEqual([100, 20, 20]);
    expect(rests).toEqual([1000, 1000, 1000]);
  });
});
