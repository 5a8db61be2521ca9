import { expect, test } from 'vitest';
import { failedJourneys, failedTests, namesIn } from './failures.mjs';
import { at } from './root.mjs';

test('failed tests are named, and files that could not be loaded', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'takes away', status: 'failed', failureMessages: ['Error: 3 is not 2\n  at x'] };
  const report = {
    testResults: [
      { name: at('src', 'a.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: at('src', 'b.test.ts'), status: 'failed', message: 'Cannot find x\n', assertionResults: [] },
      { name: at('src', 'c.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
    ],
  };
  expect(failedTests(report)).toEqual([
    'src/a.test.ts › takes away: Error: 3 is not 2',
    'src/b.test.ts: Cannot find x',
  ]);
});

test('failed journeys are named at any depth, each with its errors', () => {
  const spec = (
    title: string,
    ok: boolean,
    ...errors: { message?: string; location?: { line: number } }[]
  ) => ({
    file: 'a.journey.ts',
    title,
    ok,
    tests: [{ results: [{ errors }] }],
  });
  const more = Array.from({ length: 14 }, (_, at) => `\n ${at + 3}`).join('');
  const message = `Error: \u001b[2mexpect(\u001b[22mlocator)\n\nExpected: "1"\nReceived: "0"${more}`;
  const pays = spec('pays', false, { message, location: { line: 70 } }, {});
  const suites = [{ specs: [spec('buys', true), pays], suites: [{ specs: [spec('returns', false)] }] }];
  expect(failedJourneys({ suites })).toEqual([
    'a.journey.ts › pays\n  line 70: Error: expect(locator) | Expected: "1" | Received: "0" | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13',
    'a.journey.ts › returns',
  ]);
});

test('a run without a report names no test', () => {
  expect(namesIn('.cache/no-such-report.json', failedTests)).toEqual([]);
});
