// The second half of npm test, on the Node that runs TypeScript.
import { mkdirSync, rmSync } from 'node:fs';
import { QUARANTINE } from '#tests/journeys/quarantine.ts';
import { findPostgresPrograms } from '#tests/support/postgres-programs.ts';
import { ensureBuild } from './build.mjs';
import { CHECKS, runChecks } from './checks.mjs';
import { countPlaywright, countRun, countVitest, sum } from './counts.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { failedJourneys, failedTests, namesIn } from './failures.mjs';
import { at } from './root.mjs';
import { programOf, run } from './run.mjs';
import { skippedJourneys, skippedTests, tellSkipped } from './skipped.mjs';

const node = process.execPath;
const VITEST_REPORT = at('.cache', 'vitest.json');
const JOURNEYS_REPORT = at('.cache', 'journeys.json');

/** @param {string} title */
const headline = (title) => console.log(`\n== ${title}`);

function sayDatabase() {
  const programs = findPostgresPrograms();
  if (process.env['TEST_DATABASE_URL']) console.log('PostgreSQL: the one of TEST_DATABASE_URL');
  else if (programs) console.log(`PostgreSQL: a private cluster from ${programs}`);
  else console.log(`PostgreSQL: not run (npm has none for ${process.platform} ${process.arch})`);
}

/** Prepares all that the tests need before the first of them; fails here, by name, if something cannot be had. */
async function prepare() {
  headline('What the tests need');
  sayDatabase();
  console.log(`Build: ${await ensureBuild({ node })}`);
  console.log(`Browser: ${await ensureChromium()}`);
  return { passed: 0, failed: 0 };
}

async function checks() {
  headline('Checks');
  return await runChecks(CHECKS, node);
}

async function tests() {
  headline('Tests');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const code = await run(node, [programOf('vitest'), 'run', ...reporters]);
  return countRun(VITEST_REPORT, code, countVitest);
}

async function journeys() {
  headline('Journeys');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS_REPORT };
  const args = ['test', '--reporter=list,json'];
  const code = await run(node, [programOf('@playwright/test', 'playwright'), ...args], { env });
  return countRun(JOURNEYS_REPORT, code, countPlaywright);
}

/**
 * Runs a part; its failure does not hide the results of the others.
 * @param {() => Promise<import('./counts.mjs').Counts>} part
 */
async function orOneFailure(part) {
  try {
    return await part();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

const start = Date.now();
mkdirSync(at('.cache'), { recursive: true });
for (const report of [VITEST_REPORT, JOURNEYS_REPORT]) rmSync(report, { force: true });
const counts = [];
for (const part of [prepare, checks, tests, journeys]) counts.push(await orOneFailure(part));
const { passed, failed } = sum(counts);
headline(`Done in ${Math.round((Date.now() - start) / 1000)} s`);
// Named here again: often only the end of a long output is kept.
const failures = [...namesIn(VITEST_REPORT, failedTests), ...namesIn(JOURNEYS_REPORT, failedJourneys)];
for (const failure of failures) console.log(`FAILED ${failure}`);
const skipped = tellSkipped([
  ...namesIn(VITEST_REPORT, skippedTests),
  ...namesIn(JOURNEYS_REPORT, skippedJourneys),
]);
for (const line of skipped.lines) console.log(line);
for (const { journey, title, reason, since } of QUARANTINE) {
  console.log(`QUARANTINED since ${since}: ${journey} › ${title} (${reason})`);
}
// A test that did not run proves nothing.
const allFailed = failed + skipped.failed;
console.log(`${passed} passed, ${allFailed} failed`);
process.exitCode = allFailed === 0 ? 0 : 1;
