import { expect, test } from 'vitest';
import { countPlaywright, countRun, countVitest, sum } from './counts.mjs';

test('a test file that cannot be loaded counts as one failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}, {}] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 2 });
});

test('a journey that passed at its second try counts as failed', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1 } };
  expect(countPlaywright(report)).toEqual({ passed: 7, failed: 2 });
});

test('a runner without a report and with an error code counts as one failure', () => {
  expect(countRun('.cache/no-such-report.json', 1, countVitest)).toEqual({ passed: 0, failed: 1 });
});

test('counts are added up', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 2, failed: 3 },
  ];
  expect(sum(counts)).toEqual({ passed: 3, failed: 3 });
});
