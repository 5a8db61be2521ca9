import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/db/open.ts';
import { StartError, start } from '#server/start.ts';
import { type Typed, typeCommand } from '#tests/support/office.ts';

const CSV = 'Código;Nome;Login;E-mail\nU-1;Rita Lopes;rita;rita@nova.example\n';

let folder: string;
let arquivo: string;
let type: (...words: string[]) => Promise<Typed>;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'primeira-'));
  arquivo = path.join(folder, 'usuarios.csv');
  writeFileSync(arquivo, CSV);
  type = (...words) => typeCommand({ MALETA_DATA: path.join(folder, 'data') }, ...words);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a command on a database without tables says what makes them', async () => {
  expect(await type('importar', arquivo)).toMatchObject({
    code: 1,
    errors: [
      `O banco da pasta ${path.join(folder, 'data')} (MALETA_DATA) ainda não tem as tabelas. Faça antes: maleta comecar, ou maleta banco migrar.`,
    ],
  });
});

test('a file whose lines name other kinds says which of them come first', async () => {
  await type('banco', 'migrar');
  const produtos = path.join(folder, 'produtos.csv');
  writeFileSync(produtos, 'Código;Nome;Filial\nA-1;SORO;1\n');
  expect(await type('importar', produtos)).toEqual({
    code: 1,
    said: [],
    errors: [
      'O banco ainda não tem filiais, e cada linha de produtos cita um registro deles. Carregue antes filiais, ou faça maleta comecar.',
    ],
  });
});

test('a command works once the company has begun, and a rehearsal before it leaves nothing', async () => {
  const filial = [
    '--cnpj',
    '11.222.333/0001-81',
    '--nome',
    'Nova Ltda',
    '--cidade',
    'Campinas',
    '--uf',
    'SP',
  ];
  expect((await type('comecar', ...filial)).errors).toEqual([]);
  const um = expect.stringMatching(/de usuarios: 1 novo, 0 alterados, 0 iguais, 0 recusados/);
  expect((await type('importar', arquivo, '--simular')).said).toContainEqual(um);
  expect((await type('importar', arquivo)).said).toContainEqual(um);
});

test('the address for a first password says that its beginning is missing without MALETA_URL', async () => {
  const { code, said, errors } = await type('usuario', 'senha', 'rita');
  expect([code, said]).toEqual([0, [expect.stringMatching(/^\/recuperar-senha#/)]]);
  expect(errors).toEqual([
    'Falta MALETA_URL: o endereço começa com aquele em que as pessoas abrem o aplicativo, como em https://pedidos.example.com/recuperar-senha#...',
  ]);
});

test('a demonstration does not start over the data of a company, and leaves them', async () => {
  const data = path.join(folder, 'data');
  const config = readConfig({ PORT: '0', MALETA_DATA: data, MALETA_PRODUTOS: '300' });
  if (!config.ok) throw new Error(config.error);
  const said: string[] = [];
  const starting = start(config.value, (line) => void said.push(line));
  await expect(starting).rejects.toThrow(
    new StartError(
      'Este banco tem dados de uma empresa: para servi-lo defina MALETA_DEMO=0; para ver a demonstração escolha outro banco em MALETA_DATA ou DATABASE_URL.',
    ),
  );
  expect(said).toEqual([]);
  const store = await openStore({ dataFolder: data });
  const logins = await store.db.selectFrom('usuario').select('login').execute();
  const versoes = await store.db.selectFrom('versaoSemente').select('versao').execute();
  await store.close();
  expect([logins, versoes]).toEqual([[{ login: 'rita' }], []]);
});
