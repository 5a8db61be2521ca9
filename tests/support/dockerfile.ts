import { globSync } from 'node:fs';

/** One instruction of a Dockerfile, with the words after its name. */
export type Instruction = { readonly name: string; readonly text: string };

/** A stage: its base, its name ('' for the last one) and its instructions. */
export type Stage = { readonly base: string; readonly name: string; readonly steps: readonly Instruction[] };

/** Reads the stages of a Dockerfile whose instructions take one line each. */
export function readStages(dockerfile: string): Stage[] {
  const stages: { base: string; name: string; steps: Instruction[] }[] = [];
  for (const line of dockerfile.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [name = '', ...words] = line.split(' ');
    const text = words.join(' ');
    if (name === 'FROM') stages.push({ base: words[0] ?? '', name: words[2] ?? '', steps: [] });
    else stages.at(-1)?.steps.push({ name, text });
  }
  return stages;
}

/** A COPY: the stage that it takes from, its sources and its place. */
export type Copy = { readonly from: string | undefined; readonly sources: string[]; readonly to: string };

export function readCopies(stage: Stage): Copy[] {
  return stage.steps
    .filter(({ name }) => name === 'COPY')
    .map(({ text }) => {
      const words = text.split(' ');
      const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
      const to = words.pop() ?? '';
      return { from, sources: words, to };
    });
}

/** The RUN commands of a stage, one by one. */
export const readRuns = (stage: Stage): string[] =>
  stage.steps.filter(({ name }) => name === 'RUN').flatMap(({ text }) => text.split(' && '));

/** The files and folders that a source of a COPY names. */
export const expandSource = (root: string, source: string): string[] => globSync(source, { cwd: root });
