import { expect, test } from 'vitest';
import { chosenSteps, runSteps } from './long-run.mjs';

const step = (name: string, run: () => Promise<number>) => ({
  name,
  what: `all ${name}`,
  takes: 'about 2 hours',
  run,
});

const STEPS = [
  step('kills', async () => 1),
  step('fuzz', async () => {
    throw new Error('no program fuzz');
  }),
  step('chaos', async () => 0),
];

test('the long run goes on after a failure, prints how long each part takes, and ends with a table', async () => {
  const said: string[] = [];
  expect(await runSteps(STEPS, (line) => said.push(line))).toBe(2);
  expect(said).toEqual([
    '\n== 1 of 3: all kills, about 2 hours on two cores',
    '   alone: npm run test:long -- kills',
    '\n== 2 of 3: all fuzz, about 2 hours on two cores',
    '   alone: npm run test:long -- fuzz',
    'no program fuzz',
    '\n== 3 of 3: all chaos, about 2 hours on two cores',
    '   alone: npm run test:long -- chaos',
    '\n== The long run',
    'FAILED  kills        0 min',
    'FAILED  fuzz         0 min',
    'passed  chaos        0 min',
    '1 passed, 2 failed',
  ]);
});

test('parts of the long run are chosen by name, and an unknown name is refused', () => {
  expect(chosenSteps(STEPS, [])).toEqual(STEPS);
  expect(chosenSteps(STEPS, ['chaos', 'kills']).map(({ name }) => name)).toEqual(['kills', 'chaos']);
  expect(() => chosenSteps(STEPS, ['caos'])).toThrow(
    'There is no long test called caos. There are kills, fuzz, chaos.',
  );
});
