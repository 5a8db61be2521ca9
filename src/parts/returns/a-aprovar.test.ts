import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { itemDaNotaSample, notaComItensSample } from '#domain/returns/nota-devolvivel-sample.ts';
import { precisaAprovacao } from '#domain/returns/regras.ts';
import { putNotasComItens } from '#mirror/devolucoes.ts';
import { sampleAqui, sampleItem } from '#outbox/devolucoes/devolucao-sample.ts';
import { CLIENTE, sampleVault } from '#outbox/outbox-sample.ts';
import { aAprovarDe } from './a-aprovar.ts';

const { idPessoaCliente } = CLIENTE;
const draft = (idProduto: number, over = {}) =>
  sampleAqui({
    idTitulo: 31,
    foraPrazo: false,
    idDevolucaoVendaTipo: 2,
    itens: [{ ...sampleItem('L1', 1), idProduto }],
    ...over,
  });

test('a draft needs approval for a controlled line, its term, a reason or a paper invoice', async () => {
  const vault = await sampleVault();
  const itens = [itemDaNotaSample(7), itemDaNotaSample(8, {}, { controlado: true })];
  await putNotasComItens(vault, idPessoaCliente, { at: 1, valor: [notaComItensSample(31, itens)] });
  const needs = async (...args: Parameters<typeof draft>) =>
    precisaAprovacao(await aAprovarDe(vault, idPessoaCliente, draft(...args)));
  expect([await needs(7), await needs(8), await needs(8, { idTitulo: 32 })]).toEqual([false, true, false]);
  expect(await needs(7, { foraPrazo: true })).toBe(true);
  expect(await needs(7, { itens: [{ ...sampleItem('L1', 1), idDevolucaoMotivo: 6 }] })).toBe(true);
  expect(await needs(7, { notaEletronica: false, idDevolucaoVendaTipo: 1 })).toBe(true);
});
