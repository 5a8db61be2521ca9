import { expect, test } from 'vitest';
import { countPlaywright, countRun, countVitest, sum } from './counts.mjs';

test('counts a test file that cannot be loaded as one failure', () => {
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

test('counts a journey that passed only at a second go as failed', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1 } };
  expect(countPlaywright(report)).toEqual({ passed: 7, failed: 2 });
});

test('counts a runner that left no report and an error code as one failure', () => {
  expect(countRun('.cache/no-such-report.json', 1, countVitest)).toEqual({ passed: 0, failed: 1 });
});

test('adds up', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 2, failed: 3 },
  ];
  expect(sum(counts)).toEqual({ passed: 3, failed: 3 });
});
