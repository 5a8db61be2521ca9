// npm run mutations: changes the code in thousands of small ways; the tests must notice 85 % of them in each part.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { equivalents } from './equivalents.ts';
import { hunt } from './hunt.ts';
import { judge, type Verdict } from './judge.ts';
import { filesOf, type Part, parts } from './parts.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const GOAL = 85;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '2' },
    tests: { type: 'string', multiple: true },
    whole: { type: 'boolean', default: false },
  },
});

/** The parts that the arguments name, each whole or only some of its files. */
function choose(words: readonly string[]): { part: Part; files: string[] }[] {
  const lost = words.find((w) => !parts.some((p) => p.name === w || filesOf(p).includes(w)));
  if (lost !== undefined)
    throw new Error(`No part and no file of one: ${lost}. Parts: ${parts.map((p) => p.name).join(', ')}.`);
  return parts.flatMap((part) => {
    const files = words.filter((w) => filesOf(part).includes(w));
    const isWhole = words.length === 0 || words.includes(part.name);
    if (!isWhole && files.length === 0) return [];
    return [{ part, files: isWhole ? [] : files }];
  });
}

/** Survivors by file, each with its line: the tests to write. */
function tell({ survivors, gone }: Verdict): void {
  for (const { file, line, code, replacement } of survivors)
    console.log(`  survived  ${file}:${line}  ${code}  ->  ${replacement}`);
  for (const { file, code, replacement } of gone)
    console.log(`! named as equivalent, but no survivor: ${file}  ${code}  ->  ${replacement}`);
}

process.chdir(ROOT);
// Read by Vitest's configuration: fewer tests than the part's, for a look at one file.
if (values.tests) process.env['MALETA_MUTATIONS_TESTS'] = values.tests.join(',');
let isGood = true;
for (const { part, files } of choose(positionals)) {
  const start = Date.now();
  const oneOf = values.whole ? 1 : part.oneOf;
  const amount = oneOf === 1 ? 'all' : `one piece in ${oneOf}`;
  console.log(
    `${part.name}: ${files.length > 0 ? files.join(', ') : `${amount} of its files, ${part.takes}`}`,
  );
  const mutants = await hunt(part, files, { concurrency: Number(values.concurrency), oneOf });
  const verdict = judge(mutants, equivalents);
  tell(verdict);
  const { score, noticed, valid, named, gone } = verdict;
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  const parted = `${noticed} of ${valid} noticed, ${named} more are named as equivalent`;
  console.log(`${part.name}: ${score.toFixed(1)} % (${parted}) in ${minutes} min`);
  if (score < GOAL || gone.length > 0) isGood = false;
}
if (!isGood) console.log(`At least one part is below ${GOAL} %, or its list of equivalent mutants is wrong.`);
process.exitCode = isGood ? 0 : 1;
