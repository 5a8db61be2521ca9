import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { Part } from './parts.ts';

/** A mutant and what became of it; `line` counts from 1, `code` is what `replacement` stood in for. */
export type Mutant = {
  file: string;
  line: number;
  code: string;
  replacement: string;
  /** A range as StrykerJS reads it. */
  range: string;
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

/** What lies between two places of a file, which count from 1; on one line. */
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
  const { start, end } = location;
  const file = path.relative('.', fileName).replaceAll(path.sep, '/');
  return {
    file,
    line: start.line,
    code: codeBetween(fileName, location),
    replacement: replacement.replace(/\s+/g, ' '),
    range: `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
    outcome: OUTCOMES[status],
  };
}

const idOf = ({ range, replacement }: Mutant): string => `${range} ${replacement}`;

async function runStage(stage: string, mutate: string[], concurrency: number): Promise<Mutant[]> {
  process.env['MALETA_MUTATIONS'] = stage;
  const results = await new Stryker({
    configFile: 'tests/mutations/stryker.json',
    htmlReporter: { fileName: `.cache/mutations/${stage}.html` },
    mutate,
    concurrency,
  }).runMutationTest();
  return results.map(toMutant);
}

/** Sets the tests of a part on the mutants of its files; those that survive one stage meet the next. */
export async function hunt(part: Part, files: readonly string[], concurrency: number): Promise<Mutant[]> {
  const found = new Map<string, Mutant>();
  let mutate = files.length > 0 ? [...files] : [`${part.folder}/*.ts`, '!**/*.test.ts', '!**/*-sample.ts'];
  for (const at of part.stages.keys()) {
    for (const mutant of await runStage(`${part.name}.${at}`, mutate, concurrency))
      if (found.get(idOf(mutant))?.outcome !== 'noticed') found.set(idOf(mutant), mutant);
    mutate = [...found.values()].filter((m) => m.outcome === 'survived').map((m) => m.range);
    if (mutate.length === 0) break;
  }
  return [...found.values()];
}
