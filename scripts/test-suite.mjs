// The second half of npm test, on the Node that runs TypeScript.
import { mkdirSync, rmSync } from 'node:fs';
import { QUARANTINE } from '#tests/journeys/quarantine.ts';
import { findPostgresPrograms } from '#tests/support/postgres.ts';
import { ensureBuild } from './build.mjs';
import { CHECKS, runChecks } from './checks.mjs';
import { countPlaywright, countRun, countVitest, sum } from './counts.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { failedJourneys, failedTests, failuresIn } from './failures.mjs';
import { at } from './root.mjs';
import { programOf, run } from './run.mjs';

const node = process.execPath;
const VITEST_REPORT = at('.cache', 'vitest.json');
const JOURNEYS_REPORT = at('.cache', 'journeys.json');

/** @param {string} title */
const headline = (title) => console.log(`\n== ${title}`);

function sayDatabase() {
  const programs = findPostgresPrograms();
  if (process.env['TEST_DATABASE_URL']) console.log('PostgreSQL: the one of TEST_DATABASE_URL');
  else if (programs) console.log(`PostgreSQL: a private cluster from ${programs}`);
  else console.log('PostgreSQL: not run (not installed; the embedded database is tested)');
}

async function checks() {
  headline('Checks');
  const { passed, failed } = await runChecks(CHECKS, node);
  return { passed, failed, skipped: 0 };
}

async function tests() {
  headline('Tests');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const code = await run(node, [programOf('vitest'), 'run', ...reporters]);
  return countRun(VITEST_REPORT, code, countVitest);
}

async function journeys() {
  headline('Journeys');
  const CHROMIUM_PATH = await ensureChromium();
  await ensureBuild({ node });
  const env = { ...process.env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS_REPORT };
  const args = ['test', '--reporter=list,json', '--pass-with-no-tests'];
  const code = await run(node, [programOf('@playwright/test', 'playwright'), ...args], { env });
  return countRun(JOURNEYS_REPORT, code, countPlaywright);
}

/**
 * One failed part does not hide what the others would say.
 * @param {() => Promise<import('./counts.mjs').Counts>} part
 */
async function orOneFailure(part) {
  try {
    return await part();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const start = Date.now();
mkdirSync(at('.cache'), { recursive: true });
for (const report of [VITEST_REPORT, JOURNEYS_REPORT]) rmSync(report, { force: true });
sayDatabase();
const counts = [await orOneFailure(checks), await orOneFailure(tests), await orOneFailure(journeys)];
const { passed, failed, skipped } = sum(counts);
headline(`Done in ${Math.round((Date.now() - start) / 1000)} s`);
// Named here as well: of a long output often only the end is kept.
const failures = [...failuresIn(VITEST_REPORT, failedTests), ...failuresIn(JOURNEYS_REPORT, failedJourneys)];
for (const failure of failures) console.log(`FAILED ${failure}`);
for (const { journey, title, reason, since } of QUARANTINE) {
  console.log(`QUARANTINED since ${since}: ${journey} › ${title} (${reason})`);
}
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
