import type { Knockout } from './knockout.ts';

const SERVER = 'tests/server/visitas.test.ts';
const DEVICE = 'src/outbox/visitas/dispatch-visita.test.ts';
const READ = 'src/outbox/visitas/read-visitas.test.ts';
const SYNC = 'tests/sync/visitas.test.ts';
const CALLS = 'src/contract/visits/visita.ts';

/** The rules by which no note about a visit is lost, doubled, or seen by others. */
export const visitRules: readonly Knockout[] = [
  {
    rule: 'a buyer reads no notes about visits',
    file: CALLS,
    find: "  access: 'session',\n  right: 'visit',\n  query: z.object({",
    put: "  access: 'session',\n  query: z.object({",
    tests: [SERVER],
  },
  {
    rule: 'a buyer writes no notes about visits',
    file: CALLS,
    find: "  right: 'visit',\n  keyed: true,",
    put: '  keyed: true,',
    tests: [SERVER],
  },
  {
    rule: 'a note of another device is not overwritten unseen',
    file: 'server/visits/salvar-visita.ts',
    find: '!isSeen(there.escritaEm, pedido)',
    put: 'there.id === dia',
    tests: [SERVER],
  },
  {
    rule: 'a user changes no note of another user',
    file: 'server/visits/data/visitas.ts',
    find: "\n    .where('visita.idUsuario', '=', scope.idUsuario)",
    put: '',
    tests: [SERVER],
  },
  {
    rule: 'notes of customers of others are not listed',
    file: 'server/db/scope.ts',
    find: "db.selectFrom('visita').where('visita.idPessoaCliente', 'in', linked())",
    put: "db.selectFrom('visita')",
    tests: [SERVER],
  },
  {
    rule: 'a note that changed unseen is not changed',
    file: 'src/outbox/visitas/dispatch-visita.ts',
    find: 'if ((shown?.escritaEm ?? null) !== vista)',
    put: 'if (now < 0)',
    tests: [DEVICE],
  },
  {
    rule: 'a tried note is never merged into',
    file: 'src/outbox/visitas/dispatch-visita.ts',
    find: 'const untried = rows.filter(isUntried);',
    put: 'const untried = rows;',
    tests: [DEVICE],
  },
  {
    rule: 'a refused note that is thrown away leaves the one on the server',
    file: 'src/outbox/visitas/dispatch-visita.ts',
    find: '  if (isRefused && depois === null) return { key: null };\n',
    put: '',
    tests: [DEVICE],
  },
  {
    rule: 'a refused note keeps the one on the server',
    file: 'src/outbox/visitas/fold-visitas.ts',
    find: "recusada !== null && there?.estado === 'confirmado'",
    put: "recusada === null && there?.estado === 'confirmado'",
    tests: [DEVICE],
  },
  {
    rule: 'a confirmed note is shown until the list has it',
    file: 'src/outbox/visitas/read-visitas.ts',
    find: 'receipts.filter((receipt) => !isListada(receipt))',
    put: 'receipts.filter((receipt) => isListada(receipt))',
    tests: [DEVICE],
  },
  {
    rule: 'a change builds on the note of the list that was read later',
    file: 'src/outbox/visitas/read-visitas.ts',
    find: 'doDia.at > (own?.at ?? 0)',
    put: 'own === undefined',
    tests: [READ],
  },
  {
    rule: 'the home shows a confirmed note until the day’s list has it',
    file: 'src/outbox/visitas/read-visitas.ts',
    find: '!listadas.has(key)',
    put: 'listadas.has(key)',
    tests: [READ],
  },
  {
    rule: 'a confirmed note that a restored server lost is sent again',
    file: 'src/outbox/begin-epoca.ts',
    find: '\n        isVisita(intent) ||',
    put: '',
    tests: [SYNC],
  },
  {
    rule: 'a lost note keeps its place before later ones',
    file: 'src/outbox/visitas/lost-visita.ts',
    find: '{ ...row, seq: receipt.seq, tries: 1 }',
    put: '{ ...row, tries: 1 }',
    tests: [SYNC],
  },
  {
    rule: 'a lost note is sent again before a wish about the note of the stored list',
    file: 'src/outbox/visitas/lost-visita.ts',
    find: ', tries: 1 }',
    put: ' }',
    tests: ['src/outbox/visitas/lost-visita.test.ts'],
  },
];
