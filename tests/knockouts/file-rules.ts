import type { Knockout } from './knockout.ts';

const LOADS = 'tests/server/comandos-cargas.test.ts';
const TABLES = 'tests/server/comandos-tabelas.test.ts';
const TITLES = 'server/integration/files/columns/guess-columns.test.ts';
const ENDS = 'server/cli/import/file-ends.test.ts';
const LISTED = 'server/cli/import/list-entrada.test.ts';

/** The rules by which commands lose no file, and hide no line that was refused. */
export const fileRules: readonly Knockout[] = [
  {
    rule: 'a command fails when a line of its file was refused',
    file: 'server/cli/importar.ts',
    find: 'if (done.value === 0) return',
    put: 'if (done.value >= 0) return',
    tests: [LOADS],
  },
  {
    rule: 'a command fails when a line of a folder was refused',
    file: 'server/cli/pasta-importar.ts',
    find: 'return recusados + comRecusas === 0',
    put: 'return recusados === 0',
    tests: [LOADS],
  },
  {
    rule: 'a file that was refused is not among the done ones',
    file: 'server/cli/pasta-importar.ts',
    find: 'placeIn(done.ok ? FEITOS : RECUSADOS)',
    put: 'placeIn(FEITOS)',
    tests: [LOADS],
  },
  {
    rule: 'a file that comes again under its name replaces none',
    file: 'server/cli/pasta-importar.ts',
    find: 'if (taken.every((found) => found === undefined)) return livre;',
    put: 'if (taken.length > 0) return livre;',
    tests: [LOADS],
  },
  {
    rule: 'a file stays in its folder while the database is away',
    file: 'server/cli/pasta-importar.ts',
    find: '    if (isForLater(error)) throw error;\n    return fail',
    put: '    return fail',
    tests: [LOADS],
  },
  {
    rule: 'a file that is being written waits for the next time',
    file: 'server/cli/import/list-entrada.ts',
    find: 'ageMs < QUIETO_MS ?',
    put: 'ageMs < 0 ?',
    tests: [LISTED],
  },
  {
    rule: 'a file of refused lines is not loaded by itself',
    file: 'server/cli/import/list-entrada.ts',
    find: 'if (nome.includes(RECUSADAS))',
    put: "if (nome === '')",
    tests: [LISTED],
  },
  {
    rule: 'a file of refused lines that a person mended is not overwritten',
    file: 'server/cli/import/keep-file.ts',
    find: 'copyFile(arquivo, nome, constants.COPYFILE_EXCL)',
    put: 'copyFile(arquivo, nome, constants.COPYFILE_FICLONE)',
    tests: ['server/cli/import/keep-file.test.ts'],
  },
  {
    rule: 'no file of the same command is told as a leftover',
    file: 'server/cli/import/keep-refused.ts',
    find: 'if (emUso.has(path.resolve(nome))) return;',
    put: "if (nome === '') return;",
    tests: [TABLES],
  },
  {
    rule: 'refused prices of a table of products bring no old stock',
    file: 'server/cli/import/plan-import.ts',
    find: 'recursoDasRecusadas(arquivo) ?? achado',
    put: 'achado ?? recursoDasRecusadas(arquivo)',
    tests: ['server/cli/import/plan-import.test.ts', TABLES],
  },
  {
    rule: 'a guess does not replace a column that a person named',
    file: 'server/integration/files/columns/guess-columns.ts',
    find: "title !== '' && isOwn(coluna, title)",
    put: "title === '' && isOwn(coluna, title)",
    tests: [TITLES],
  },
  {
    rule: 'a column for a member that does not exist is refused',
    file: 'server/cli/import/find-columns.ts',
    find: 'if (wrong !== undefined) return fail(`${wrong} Corrija ${nome}.`);\n  const {',
    put: "if (wrong === '') return fail('');\n  const {",
    tests: [TABLES],
  },
  {
    rule: 'a file that ends within a number is told',
    file: 'server/cli/import/file-to-lines.ts',
    find: "kind === 'csv' ? await whyMaybeCut(arquivo) : undefined",
    put: 'undefined',
    tests: [ENDS],
  },
  {
    rule: 'a file that is no table is refused by its kind',
    file: 'server/cli/import/plan-import.ts',
    find: 'if (outro !== undefined)',
    put: "if (outro === '')",
    tests: [ENDS],
  },
  {
    rule: 'what a file is in doubt about reaches the terminal',
    file: 'server/cli/import/import-file.ts',
    find: '  for (const aviso of avisos) office.say(aviso);\n  let pular',
    put: '  let pular',
    tests: [TABLES],
  },
];
