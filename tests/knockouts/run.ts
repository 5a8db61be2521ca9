import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPrivatePostgres } from '#tests/support/postgres.ts';
import type { Knockout } from './knockout.ts';
import { knockouts } from './rules.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const TIMEOUT_MS = 300_000;
const WHOLE_TIMEOUT_MS = 1_800_000;
const MOST_OUTPUT = 64 * 1024 * 1024;

/** A copy of the sources in which rules can be removed; packages are those of the project. */
function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'maleta-knockouts-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(copy, file), { force: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

type Ran = { failed: boolean; isLate: boolean; output: string };

/** One PostgreSQL for all runs, so that its template is made once. */
const postgres = process.env['TEST_DATABASE_URL'] ? undefined : await startPrivatePostgres();

/** Runs next to this process, never in its place: PostgreSQL never ends when its output is not read. */
function runTests(copy: string, tests: readonly string[], timeout: number): Promise<Ran> {
  const database = postgres === undefined ? {} : { TEST_DATABASE_URL: postgres.url };
  const vitest = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--bail=1', '--reporter=dot', ...tests];
  const env = { ...process.env, ...database, CI: 'true' };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, timeout, maxBuffer: MOST_OUTPUT, env }, (error, out, err) =>
      resolve({ failed: error !== null, isLate: error?.killed === true, output: `${out}${err}` }),
    );
  });
}

type Outcome = 'red' | 'SURVIVED' | 'NOT FOUND' | 'NO TEST RAN' | 'NOT IN TIME';

/** Removes one rule, runs its tests, and restores it. */
async function knock(copy: string, { file, find, put, tests }: Knockout): Promise<Outcome> {
  const target = path.join(copy, file);
  const source = readFileSync(target, 'utf8');
  if (source.split(find).length !== 2) return 'NOT FOUND';
  writeFileSync(
    target,
    source.replace(find, () => put),
  );
  const { failed, isLate, output } = await runTests(copy, tests, TIMEOUT_MS);
  writeFileSync(target, source);
  if (isLate) return 'NOT IN TIME';
  if (/No test files found/.test(output)) return 'NO TEST RAN';
  return failed ? 'red' : 'SURVIVED';
}

/** `--from N` starts at rule N of those that the words choose. */
const { values, positionals: words } = parseArgs({
  options: { from: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const from = Number(values.from);
const chosen = knockouts
  .filter(({ rule }) => words.length === 0 || words.some((word) => rule.includes(word)))
  .slice(from - 1);
const since = Date.now();
const minutes = (): string => `${Math.round((Date.now() - since) / 60_000)} min`;
console.log(`${chosen.length} of ${knockouts.length} rules; first their tests with every rule in place`);
const copy = copyProject();
try {
  if (!Number.isInteger(from) || from < 1)
    throw new Error(`--from wants the number of a rule, not ${values.from}.`);
  // Without a named test, Vitest would run them all.
  if (chosen.length === 0) throw new Error('No rule is chosen.');
  const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const sound = await runTests(copy, all, WHOLE_TIMEOUT_MS);
  if (sound.isLate) throw new Error('The tests did not end in time with every rule in place.');
  if (sound.failed) throw new Error(`The tests fail with every rule in place:\n${sound.output.slice(-3000)}`);
  let red = 0;
  for (const [i, knockout] of chosen.entries()) {
    const outcome = await knock(copy, knockout);
    if (outcome === 'red') red += 1;
    const place = `${String(from + i).padStart(3)}/${from - 1 + chosen.length}`;
    console.log(
      `${place} ${outcome === 'red' ? '  ' : '! '}${outcome.padEnd(11)} ${minutes().padStart(7)}  ${knockout.rule}`,
    );
  }
  console.log(`${red} passed, ${chosen.length - red} failed in ${minutes()}`);
  process.exitCode = red === chosen.length ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
  await postgres?.stop();
}
