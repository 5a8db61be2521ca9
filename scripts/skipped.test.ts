import { expect, test } from 'vitest';
import { at } from './root.mjs';
import { skippedJourneys, skippedTests, tellSkipped } from './skipped.mjs';

test('every test that did not run is named, whatever the reason', () => {
  const one = (fullName: string, status: string) => ({ fullName, status });
  const assertionResults = [
    one('adds', 'passed'),
    one('divides', 'failed'),
    one('takes away', 'skipped'),
    one('multiplies', 'todo'),
    one('counts', 'pending'),
  ];
  const report = { testResults: [{ name: at('src', 'a.test.ts'), assertionResults }] };
  expect(skippedTests(report).map(({ name }) => name)).toEqual([
    'src/a.test.ts › takes away',
    'src/a.test.ts › multiplies',
    'src/a.test.ts › counts',
  ]);
});

test('a skipped journey at any depth is a failure unless it belongs to the long run', () => {
  const spec = (title: string, status: string, tags: string[] = []) => ({
    file: 'a.journey.ts',
    title,
    tags,
    tests: [{ status }],
  });
  const suites = [
    {
      specs: [spec('buys', 'expected'), spec('pays', 'skipped')],
      suites: [{ specs: [spec('waits', 'skipped', ['long']), spec('returns', 'unexpected')] }],
    },
  ];
  expect(tellSkipped(skippedJourneys({ suites }))).toEqual({
    lines: ['SKIPPED a.journey.ts › pays', 'LONG    a.journey.ts › waits (npm run test:long)'],
    failed: 1,
  });
});
