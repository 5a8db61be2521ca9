import { readFileSync } from 'node:fs';
import { readSubjects, subjectProblems } from './commit-subjects.mjs';
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

/** @returns {Promise<Outcome>} */
async function checkSubjects() {
  const problems = subjectProblems(readSubjects());
  return { code: problems.length > 0 ? 1 : 0, output: problems.join('\n') };
}

/** For committers: `npm test` does not judge the history that it was given. */
export const SUBJECTS = { name: 'commit subjects', run: checkSubjects };

/** The checks that need neither browser nor database, fastest first. */
export const CHECKS = [
  { name: 'lock file', run: checkLock },
  { name: 'format', run: tool('@biomejs/biome', 'biome', ['format', '.']) },
  { name: 'lint', run: tool('oxlint', 'oxlint', ['--type-aware', '--deny-warnings', '.']) },
  { name: 'types', run: tool('typescript', 'tsc', ['-b']) },
  { name: 'dead code', run: tool('knip', 'knip', []) },
];

/** The tests next to the code. `npm test` runs them with all the others instead. */
export const UNIT = {
  name: 'unit tests',
  run: tool('vitest', 'vitest', ['run', '--project', 'rules', '--project', 'dom']),
};

/** The tests of words and of knock-out patterns, which an edit anywhere breaks. `npm test` runs them with all the others. */
export const WORDS = {
  name: 'words and knock-outs',
  run: tool('vitest', 'vitest', [
    'run',
    '--project',
    'borders',
    'tests/lint/words.test.ts',
    'tests/lint/knockouts.test.ts',
  ]),
};

/** One per core of a small machine; lint and types use more than one themselves. */
const AT_ONCE = 2;

/**
 * Runs checks two at a time. Prints a line with its time when each ends, and the output of a failed one; goes on.
 * @param {Check[]} checks
 * @param {string} node
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(checks, node) {
  const waiting = [...checks];
  let failed = 0;
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (!(await runOne(check, node))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { passed: checks.length - failed, failed };
}

/** @param {Check} check @param {string} node @returns {Promise<boolean>} true when it found no fault */
async function runOne({ name, run }, node) {
  const start = Date.now();
  const { code, output } = await run(node);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}
