import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { planImport } from './plan-import.ts';

const pasta = mkdtempSync(path.join(tmpdir(), 'plano-'));
afterAll(() => rmSync(pasta, { recursive: true }));

const TUDO = 'linha do arquivo;motivo da recusa;Código;Descrição;Preço;Saldo\n3;x;P-1;UM;1,50;569\n';

const planned = async (nome: string, recurso?: string) => {
  const arquivo = path.join(pasta, nome);
  writeFileSync(arquivo, TUDO);
  const plan = await planImport([arquivo], { recurso });
  if (!plan.ok) return plan.error;
  return plan.value.map(({ recurso: kind, partes, deProdutos }) => [kind, partes, deProdutos]);
};

test.each([
  ['produtos.csv', ['produtos', true, false]],
  ['produtos.csv.recusadas.produtos.csv', ['produtos', true, false]],
  ['produtos.csv.recusadas.precos.csv', ['precos', true, true]],
  ['produtos.csv.recusadas.estoques-2.csv', ['estoques', true, true]],
  ['tabelao.csv.recusadas.precos.csv', ['precos', true, true]],
  ['precos.csv.recusadas.precos.csv', ['precos', true, false]],
  ['estoques.csv', ['estoques', true, false]],
])('%s is loaded as %j', async (nome, tipo) => {
  expect(await planned(nome)).toEqual([tipo]);
});

test('the option says more than the name of refused lines', async () => {
  expect(await planned('produtos.csv.recusadas.precos.csv', 'estoques')).toEqual([
    ['estoques', false, undefined],
  ]);
});
