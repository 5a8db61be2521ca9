import { expect, test } from 'vitest';
import { fail, ok, type Result } from '#lib/result.ts';
import { FolderTakenError } from '#server/db/folder-lock.ts';
import { defineCommand, type Office } from './command.ts';
import { runCommand } from './run-command.ts';

const NOW = new Date('2026-11-29T12:00:00Z');

const commands = {
  lista: defineCommand({
    usage: '',
    summary: 'Mostra a lista.',
    takes: [],
    run: async (_given, { say, clock }) => ok(say(`lista de ${clock().toISOString()}`)),
  }),
  'lista importar': defineCommand({
    usage: '<arquivo> [--simular] [--modo m]',
    summary: 'Lê a lista de um arquivo.',
    takes: ['arquivo'],
    options: { simular: { type: 'boolean' }, modo: { type: 'string' } },
    run: async ({ arquivo }, { say }, { simular }) =>
      arquivo === 'ruim' ? fail('O arquivo está vazio.') : ok(say(`${arquivo} ${simular ?? false}`)),
  }),
  'banco ver': defineCommand({
    usage: '',
    summary: 'Abre o banco.',
    takes: [],
    run: async () => {
      throw new Error('outer', { cause: Object.assign(new Error('inner'), { code: 'ECONNREFUSED' }) });
    },
  }),
  'tabela ver': defineCommand({
    usage: '',
    summary: 'Lê uma tabela.',
    takes: [],
    run: async () => {
      throw Object.assign(new Error('relation "carga" does not exist'), { code: '42P01' });
    },
  }),
  'coluna ver': defineCommand({
    usage: '',
    summary: 'Lê uma coluna.',
    takes: [],
    run: async () => {
      throw Object.assign(new Error('column "ativo" does not exist'), { code: '42703' });
    },
  }),
  'pasta ver': defineCommand({
    usage: '',
    summary: 'Abre a pasta.',
    takes: [],
    run: async () => {
      throw new FolderTakenError('/dados');
    },
  }),
};

async function type(line: string, opened?: Result<Office, string>) {
  const said: string[] = [];
  const errors: string[] = [];
  const terminal = {
    say: (text: string) => void said.push(text),
    complain: (text: string) => void errors.push(text),
  };
  const office = ok({
    ...terminal,
    source: { memory: true } as const,
    clock: () => NOW,
    endereco: '',
    enviaEmails: false,
    version: '0.1.0',
    serve: async () => ({ url: '', close: async () => undefined }),
    exemplos: async () => ok([]),
  });
  const words = line.split(' ').filter((word) => word !== '');
  return { code: await runCommand(commands, words, terminal, () => opened ?? office), said, errors };
}

test.each(['', 'ajuda', '--help'])(
  "'%s' shows every command, although nothing is configured",
  async (line) => {
    const { code, said, errors } = await type(line, fail('Falta uma variável.'));
    expect([code, errors]).toEqual([0, []]);
    expect(said.slice(0, 6)).toEqual([
      'Uso: npm run maleta -- <comando>',
      '',
      '  lista',
      '      Mostra a lista.',
      '',
      '  lista importar <arquivo> [--simular] [--modo m]',
    ]);
  },
);

test('the longest name that the words begin with is the command', async () => {
  expect(await type('lista')).toEqual({ code: 0, said: [`lista de ${NOW.toISOString()}`], errors: [] });
  expect(await type('lista importar a.csv --simular')).toEqual({ code: 0, said: ['a.csv true'], errors: [] });
});

test('--help after a command shows its usage and does nothing', async () => {
  expect(await type('lista importar --help')).toEqual({
    code: 0,
    said: [
      'Uso: npm run maleta -- lista importar <arquivo> [--simular] [--modo m]',
      'Lê a lista de um arquivo.',
    ],
    errors: [],
  });
});

test.each([
  ['lista importar', 'Falta <arquivo>.'],
  ['lista importar a b', 'O argumento "b" é demais.'],
  ['lista importar a --outra', 'Não há a opção --outra.'],
  ['lista importar a --constructor', 'Não há a opção --constructor.'],
  ['lista importar a -x', 'Não há a opção -x.'],
  ['lista importar a --outra=1 --mais', 'Não há a opção --outra.'],
  ['lista importar a --simular=1', 'A opção --simular não tem valor.'],
  ['lista importar a --modo', 'A opção --modo precisa de um valor.'],
  ['lista importar a --modo --simular', 'A opção --modo precisa de um valor.'],
])("'%s' is a wrong usage: exit code 2, what is wrong, and the right one", async (line, sentence) => {
  expect(await type(line)).toEqual({
    code: 2,
    said: [],
    errors: [sentence, 'Uso: npm run maleta -- lista importar <arquivo> [--simular] [--modo m]'],
  });
});

test("an option's value may begin with a hyphen after an equals sign", async () => {
  expect((await type('lista importar a --modo=-m')).said).toEqual(['a false']);
});

test.each(['pedidos', 'constructor', '__proto__'])("the unknown command '%s' is named", async (line) => {
  expect(await type(line)).toEqual({
    code: 2,
    said: [],
    errors: [`Não há o comando "${line}". A lista: npm run maleta -- ajuda`],
  });
});

test.each([
  ['lista importar ruim', 'O arquivo está vazio.'],
  ['banco ver', 'O banco de dados de DATABASE_URL não respondeu.'],
  ['tabela ver', 'O banco ainda não tem as tabelas. Faça antes: maleta comecar, ou maleta banco migrar.'],
  [
    'coluna ver',
    'O banco é de outra versão (column "ativo" does not exist). Faça antes: maleta banco migrar.',
  ],
  ['pasta ver', new FolderTakenError('/dados').message],
])("the failure of '%s' is one sentence and exit code 1", async (line, sentence) => {
  expect(await type(line)).toEqual({ code: 1, said: [], errors: [sentence] });
});

test('a wrong configuration is its sentence, and the command does not run', async () => {
  expect(await type('lista', fail('Falta uma variável.'))).toEqual({
    code: 1,
    said: [],
    errors: ['Falta uma variável.'],
  });
});
