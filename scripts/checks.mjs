import { readFileSync } from 'node:fs';
import { lockProblems } from './lockcheck.mjs';
import { quietly } from './quietly.mjs';
import { at } from './root.mjs';
import { programOf } from './run.mjs';

/** @typedef {{ code: number, output: string }} Outcome */
/** @typedef {{ name: string, run: (node: string) => Promise<Outcome> }} Check */

/**
 * @param {string} packageName
 * @param {string} program
 * @param {string[]} args
 * @returns {(node: string) => Promise<Outcome>}
 */
const tool = (packageName, program, args) => (node) =>
  quietly(node, [programOf(packageName, program), ...args]);

/** @returns {Promise<Outcome>} */
async function checkLock() {
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const problems = lockProblems(packages);
  return { code: problems.length > 0 ? 1 : 0, output: problems.join('\n') };
}

/** What needs no browser and no database, fastest answers first. */
export const CHECKS = [
  { name: 'lock file', run: checkLock },
  { name: 'format', run: tool('@biomejs/biome', 'biome', ['format', '.']) },
  { name: 'lint', run: tool('oxlint', 'oxlint', ['--type-aware', '--deny-warnings', '.']) },
  { name: 'types', run: tool('typescript', 'tsc', ['-b']) },
  { name: 'dead code', run: tool('knip', 'knip', []) },
];

/** The rules beside the code. `npm test` runs them with all the others instead. */
export const UNIT = {
  name: 'unit tests',
  run: tool('vitest', 'vitest', ['run', '--project', 'rules', '--project', 'dom']),
};

/**
 * Runs checks one after the other, a line each with its time; shows what a failed one said and goes on.
 * @param {Check[]} checks
 * @param {string} node
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(checks, node) {
  let failed = 0;
  for (const { name, run } of checks) {
    const start = Date.now();
    const { code, output } = await run(node);
    console.log(
      `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`,
    );
    if (code === 0) continue;
    failed += 1;
    console.log(output.trimEnd());
  }
  return { passed: checks.length - failed, failed };
}
