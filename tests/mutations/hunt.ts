import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { filesOf, type Part } from './parts.ts';
import { sampleOf } from './sample.ts';

/** A mutant and its fate; `line` counts from 1, `code` is the text that `replacement` replaced. */
export type Mutant = {
  file: string;
  line: number;
  code: string;
  replacement: string;
  outcome: 'noticed' | 'survived' | 'invalid';
};

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const OUTCOMES = {
  Killed: 'noticed',
  Timeout: 'noticed',
  Survived: 'survived',
  NoCoverage: 'survived',
  RuntimeError: 'invalid',
  CompileError: 'invalid',
  Ignored: 'invalid',
  Pending: 'invalid',
} as const;

/** The text between two places of a file, which count from 1; on one line. */
function codeBetween(file: string, { start, end }: Result['location']): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((text, i) => text.slice(i === 0 ? start.column - 1 : 0, i === last ? end.column - 1 : undefined))
    .join('\n')
    .replace(/\s+/g, ' ');
}

function toMutant({ fileName, location, replacement, status }: Result): Mutant {
  const file = path.relative('.', fileName).replaceAll(path.sep, '/');
  return {
    file,
    line: location.start.line,
    code: codeBetween(fileName, location),
    replacement: replacement.replace(/\s+/g, ' '),
    outcome: OUTCOMES[status],
  };
}

/** The mutated ranges of some files: all of them, or the part's sample. */
const rangesOf = (files: readonly string[], oneOf: number): string[] =>
  oneOf === 1 ? [...files] : files.flatMap((file) => sampleOf(file, readFileSync(file, 'utf8'), oneOf));

/**
 * Runs a part's tests against the mutants of the named files, or of all its files (one in `oneOf` of their pieces)
 * when no file is named.
 */
export async function hunt(
  part: Part,
  named: readonly string[],
  { concurrency, oneOf }: { concurrency: number; oneOf: number },
): Promise<Mutant[]> {
  process.env['MALETA_MUTATIONS'] = part.name;
  const results = await new Stryker({
    configFile: 'tests/mutations/stryker.json',
    htmlReporter: { fileName: `.cache/mutations/${part.name}.html` },
    mutate: named.length > 0 ? [...named] : rangesOf(filesOf(part), oneOf),
    concurrency,
  }).runMutationTest();
  return results.map(toMutant);
}
