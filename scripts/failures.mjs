import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestResult
 * @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: VitestResult[] }[] }}
 *   VitestReport
 * @typedef {{ specs: { file: string, title: string, ok: boolean }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites: PlaywrightSuite[] }} PlaywrightReport
 */

/** @param {string} message What a runner says of a failure; its first line is enough to tell failures apart. */
const firstLine = (message) => message.trim().split('\n', 1)[0] ?? '';

/**
 * The failed tests of a vitest JSON report, a line each: file, name and what was said first.
 * @param {VitestReport} report
 * @returns {string[]}
 */
export function failedTests(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0] ?? '')}`,
    );
  });
}

/** @param {PlaywrightSuite} suite @returns {string[]} */
const failedOf = ({ specs, suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedOf),
];

/**
 * The journeys of a Playwright JSON report that failed at every go, a line each.
 * @param {PlaywrightReport} report
 * @returns {string[]}
 */
export const failedJourneys = ({ suites }) => suites.flatMap(failedOf);

/**
 * What is to be named of a run's report; nothing where it left none.
 * @template Report, Name
 * @param {string} file
 * @param {(report: Report) => Name[]} name
 * @returns {Name[]}
 */
export const namesIn = (file, name) => (existsSync(file) ? name(JSON.parse(readFileSync(file, 'utf8'))) : []);
