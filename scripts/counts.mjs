import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */
/**
 * @typedef {{ numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number } }} PlaywrightReport
 */

/** @param {Counts[]} counts */
export function sum(counts) {
  /** @type {Counts} */
  const none = { passed: 0, failed: 0 };
  return counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
    }),
    none,
  );
}

/**
 * Counts a vitest JSON report. A file that could not be loaded contains no tests and counts as one failure.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
  };
}

/**
 * Counts a Playwright JSON report. A journey that passed only at its second try counts as failed.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * Counts the report of a run and makes it agree with its exit code: a runner that failed without a failed test (it
 * crashed, or left no report) counts as one failure.
 * @template Report
 * @param {string} file
 * @param {number} code
 * @param {(report: Report) => Counts} count
 * @returns {Counts}
 */
export function countRun(file, code, count) {
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
