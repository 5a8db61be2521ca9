import path from 'node:path';
import { ROOT } from './root.mjs';

/**
 * @typedef {{ name: string, isLong: boolean }} Skipped
 * @typedef {{ testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] }} VitestReport
 * @typedef {{ specs: { file: string, title: string, tags: string[], tests: { status: string }[] }[],
 *   suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites: PlaywrightSuite[] }} PlaywrightReport
 */

const RAN = ['passed', 'failed'];

/**
 * Returns the tests of a vitest JSON report that did not run: skipped, to do, or left out after another's failure.
 * @param {VitestReport} report
 * @returns {Skipped[]}
 */
export const skippedTests = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => !RAN.includes(status))
      .map(({ fullName }) => ({ name: `${path.relative(ROOT, name)} › ${fullName}`, isLong: false })),
  );

/** @param {PlaywrightSuite} suite @returns {Skipped[]} */
const skippedOf = ({ specs, suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ file, title, tags }) => ({ name: `${file} › ${title}`, isLong: tags.includes('long') })),
  ...suites.flatMap(skippedOf),
];

/**
 * Returns the journeys of a Playwright JSON report that did not run; `isLong` marks those of `npm run test:long`.
 * @param {PlaywrightReport} report
 * @returns {Skipped[]}
 */
export const skippedJourneys = ({ suites }) => suites.flatMap(skippedOf);

/**
 * Returns a line for each test that did not run, and the number of failures: all but those of `npm run test:long`.
 * @param {Skipped[]} skipped
 * @returns {{ lines: string[], failed: number }}
 */
export const tellSkipped = (skipped) => ({
  lines: skipped.map(({ name, isLong }) =>
    isLong ? `LONG    ${name} (npm run test:long)` : `SKIPPED ${name}`,
  ),
  failed: skipped.filter(({ isLong }) => !isLong).length,
});
