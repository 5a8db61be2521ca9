import type { Equivalent } from './judge.ts';

const NO_SUCH_FIELD = 'Only this kind has the field that is read next; of the others it is undefined.';
const NOT_CONFIRMED = 'Whatever is not confirmed is treated as refused.';
const CHECKED_AGAIN = 'It saves a transaction that comes to the same.';

/** Mutants that no test can notice, as they do not change the behaviour; the command checks each. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'src/sync/push/judge.ts',
    code: "answer.kind !== 'answer'",
    replacement: 'false',
    reason: NO_SUCH_FIELD,
  },
  {
    file: 'src/sync/push/judge.ts',
    code: "answer.kind === 'answer'",
    replacement: 'true',
    reason: NO_SUCH_FIELD,
  },
  {
    file: 'src/sync/push/judge.ts',
    code: "answer.kind === 'silence'",
    replacement: 'true',
    reason: NO_SUCH_FIELD,
  },
  {
    file: 'src/sync/note-failure.ts',
    code: "error.kind === 'silence'",
    replacement: 'true',
    reason: NO_SUCH_FIELD,
  },
  {
    file: 'src/sync/push/send-as.ts',
    code: "answer.kind === 'answer'",
    replacement: 'true',
    reason: NO_SUCH_FIELD,
  },
  {
    file: 'src/sync/push/ask-key.ts',
    code: "told.answer.kind === 'answer'",
    replacement: 'true',
    reason: 'What the server told of a key is always an answer.',
  },
  {
    file: 'src/sync/checkpoint.ts',
    code: "nextConnection(await vault.checkpoints.get('connection'), quality, at) === null",
    replacement: 'false',
    reason: CHECKED_AGAIN,
  },
  { file: 'src/sync/checkpoint.ts', code: "'connection'", replacement: '""', reason: CHECKED_AGAIN },
  {
    file: 'src/sync/checkpoint.ts',
    code: "read?.name === 'connection'",
    replacement: 'true',
    reason: 'A row is kept under its name.',
  },
  {
    file: 'src/sync/pull/pull-mudado.ts',
    code: "error.kind === 'refused'",
    replacement: 'true',
    reason: 'An answer that is not believed and has this status is caught by the next line.',
  },
  { file: 'src/sync/push/settle-row.ts', code: "'refused'", replacement: '""', reason: NOT_CONFIRMED },
];
