import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTabelas } from './file-to-lines.ts';
import { planImport } from './plan-import.ts';
import { readTabela } from './read-tabela.ts';

const pasta = mkdtempSync(path.join(tmpdir(), 'pontas-'));
afterAll(() => rmSync(pasta, { recursive: true }));

const drop = (nome: string, content: string | Uint8Array): string => {
  const arquivo = path.join(pasta, nome);
  writeFileSync(arquivo, content);
  return arquivo;
};

const PDF = 'O arquivo é um PDF. Exporte os dados como CSV ou .xlsx.';
const OLE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

test.each([
  ['lista.pdf', '%PDF-1.7', PDF],
  ['precos.pdf', '%PDF-1.7', PDF],
  ['precos.csv', '%PDF-1.7', PDF],
  [
    'precos.xls',
    OLE,
    'O arquivo é uma planilha antiga (.xls) ou tem senha. Salve-o sem senha como .xlsx ou CSV.',
  ],
  ['precos-2.XLS', '<html>', 'O arquivo é .xls antigo: salve-o como .xlsx ou CSV.'],
] as const)('%s with %j is refused by its kind', async (nome, content, error) => {
  const arquivo = drop(nome, content);
  expect(await planImport([arquivo], {})).toEqual({ ok: false, error });
  expect(await planImport([drop('prazos.csv', 'Código\n'), arquivo], {})).toEqual({
    ok: false,
    error: `${nome}: ${error}`,
  });
});

const ESTOQUES = { recurso: 'estoques', partes: false } as const;

const avisosOf = async (content: string | Uint8Array) => {
  const opened = await openTabelas(drop('estoques.csv', content), 'csv', ESTOQUES);
  return opened.ok ? opened.value.avisos : opened.error;
};

test('a last line that ends inside a number is told, with or without others before it', async () => {
  const CUT = [expect.stringMatching(/^A última linha não termina: o arquivo pode ter sido cortado\./)];
  expect(await avisosOf('Produto;Saldo\r\nP-1;10\r\nP-2;7')).toEqual(CUT);
  expect(await avisosOf(Buffer.from('\uFEFFProduto;Saldo\nP-2;7', 'utf16le'))).toEqual(CUT);
});

test.each(['Produto;Saldo\nP-2;7\n', 'Produto;Saldo\r\nP-2;7\r\n', 'Saldo;Produto\n7;P-B'])(
  'the end of %j is whole',
  async (content) => {
    expect(await avisosOf(content)).toEqual([]);
  },
);

test('in a watched folder a last line that may be cut is refused, and a whole one is not', async () => {
  const lastOf = async (content: string) => {
    const opened = await openTabelas(drop('estoques.csv', content), 'csv', ESTOQUES, true);
    const [tabela] = opened.ok ? opened.value.tabelas : [];
    const lidas: unknown[] = [];
    if (tabela !== undefined) for await (const lida of readTabela(tabela)) lidas.push(lida);
    return lidas;
  };
  const first = { linha: 2, campos: { Produto: 'P-1', Saldo: '10' } };
  const recusa = expect.stringMatching(/^A última linha não termina:/);
  expect(await lastOf('Produto;Saldo\nP-1;10\nP-2;7')).toEqual([first, { linha: 3, recusa }]);
  expect(await lastOf('Produto;Saldo\nP-1;10\n')).toEqual([first]);
});
