import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './root.mjs';

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestResult
 * @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: VitestResult[] }[] }}
 *   VitestReport
 * @typedef {{ message?: string, location?: { line: number } }} PlaywrightError
 * @typedef {{ file: string, title: string, ok: boolean,
 *   tests: { results: { errors: PlaywrightError[] }[] }[] }} PlaywrightSpec
 * @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites: PlaywrightSuite[] }} PlaywrightReport
 */

/** @param {string} message The runner's message of a failure; its first line is enough to tell failures apart. */
const firstLine = (message) => message.trim().split('\n', 1)[0] ?? '';

/**
 * Returns the failed tests of a vitest JSON report, a line each: file, name and first line of the message.
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

/** The number of lines shown of an error: locator, expected and actual value, and the reason why a click waited. */
const TELLING_LINES = 14;

/** @param {PlaywrightError} error */
const tellError = ({ message = '', location }) => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const where = location === undefined ? '' : `line ${location.line}: `;
  return `${where}${lines
    .slice(0, TELLING_LINES)
    .map((line) => line.trim())
    .join(' | ')}`;
};

/** @param {PlaywrightSpec} spec */
const tellJourney = ({ file, title, tests }) =>
  [
    `${file} › ${title}`,
    ...tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(tellError).filter(Boolean))),
  ].join('\n  ');

/** @param {PlaywrightSuite} suite @returns {string[]} */
const failedOf = ({ specs, suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(tellJourney),
  ...suites.flatMap(failedOf),
];

/**
 * Returns the failed journeys of a Playwright JSON report, each with its errors in the lines below it.
 * @param {PlaywrightReport} report
 * @returns {string[]}
 */
export const failedJourneys = ({ suites }) => suites.flatMap(failedOf);

/**
 * Returns the names taken from the report of a run; empty where it left no report.
 * @template Report, Name
 * @param {string} file
 * @param {(report: Report) => Name[]} name
 * @returns {Name[]}
 */
export const namesIn = (file, name) => (existsSync(file) ? name(JSON.parse(readFileSync(file, 'utf8'))) : []);
