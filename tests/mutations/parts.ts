/** Tests that look for mutants. Warm ones run in threads that go on, which only code without open ends bears. */
type Stage = { tests: readonly string[]; warm: boolean };

/**
 * A part of the code whose tests are put to the proof. Each mutant of `folder` meets the first stage's tests; those
 * that survive meet the next stage's.
 */
export type Part = { name: string; folder: string; stages: readonly Stage[]; takes: string };

export const parts: readonly Part[] = [
  {
    name: 'domain',
    folder: 'src/domain',
    stages: [{ tests: ['src/domain/*.test.ts'], warm: true }],
    takes: 'about 6 minutes',
  },
  {
    name: 'outbox',
    folder: 'src/outbox',
    stages: [
      { tests: ['src/outbox/*.test.ts'], warm: true },
      { tests: ['tests/sync/*.test.ts'], warm: false },
    ],
    takes: 'about an hour',
  },
  {
    name: 'sync',
    folder: 'src/sync',
    stages: [
      { tests: ['src/sync/*.test.ts'], warm: true },
      { tests: ['tests/sync/*.test.ts'], warm: false },
    ],
    takes: 'hours',
  },
  {
    name: 'queries',
    folder: 'server/store/queries',
    stages: [{ tests: ['tests/server/*.test.ts'], warm: false }],
    takes: 'hours',
  },
];

/** The stage with a name such as `outbox.1`, which is how Vitest's configuration is told. */
export function stageOf(name: string): Stage {
  const [part, at] = name.split('.');
  const stage = parts.find((p) => p.name === part)?.stages[Number(at)];
  if (stage === undefined) throw new Error(`There is no stage ${name} of the mutation tests.`);
  return stage;
}
