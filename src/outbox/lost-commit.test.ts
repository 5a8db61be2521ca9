import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { dispatchIntencao } from './carrinho/dispatch-intencao.ts';
import { dispatchLinha } from './carrinho/dispatch-linha.ts';
import { dispatchCodigos } from './codigos/dispatch-codigos.ts';
import { command, loseCommit, SAVED, vaultWithCart, wishes } from './dispatch-sample.ts';
import { dispatchEnvio } from './envio/dispatch-envio.ts';
import { dispatchOrcamento } from './orcamentos/dispatch-orcamento.ts';
import { orcamentoIntent } from './orcamentos/orcamento-sample.ts';
import { CLIENTE, envioIntent, sampleEnv } from './outbox-sample.ts';
import { dispatchVisita } from './visitas/dispatch-visita.ts';

const NOT_SAVED = { ok: false, error: { kind: 'unavailable', name: 'UnknownError' } };
const linhas = [{ idItem: 1, quantidade: 2 }];

test('a quantity requested again, after a commit that was not reported, is one change', async () => {
  const vault = await vaultWithCart(linhas);
  const ids = sampleEnv();
  loseCommit(vault);
  expect(await dispatchLinha(vault, command(1, 7), ids)).toEqual(NOT_SAVED);
  expect(await dispatchLinha(vault, command(1, 7), ids)).toEqual(SAVED);
  expect(await wishes(vault)).toEqual([[1, 1, 7]]);
});

test('an order confirmed again, after a commit that was not reported, is one order', async () => {
  const vault = await vaultWithCart(linhas);
  const { totalVisto, grupos, linhas: vistas } = envioIntent(linhas);
  const seen = { ...CLIENTE, totalVisto, grupos, linhas: vistas };
  const ids = sampleEnv();
  loseCommit(vault);
  expect(await dispatchEnvio(vault, seen, ids)).toEqual(NOT_SAVED);
  expect(await dispatchEnvio(vault, seen, ids)).toEqual({ ok: false, error: { kind: 'mudou' } });
  expect(await wishes(vault)).toEqual([
    [1, 'etapa'],
    [2, 'envio'],
  ]);
});

test('a stock alert queued again, after a commit that was not reported, is one alert', async () => {
  const vault = await vaultWithCart([]);
  const ids = sampleEnv();
  const stockAlert = { ...CLIENTE, idItem: 1, idItemTipo: 1, descricao: 'X' };
  loseCommit(vault);
  expect(await dispatchIntencao(vault, stockAlert, ids)).toEqual(NOT_SAVED);
  expect(await dispatchIntencao(vault, stockAlert, ids)).toEqual(SAVED);
  expect(await wishes(vault)).toEqual([[1, 'intencao']]);
});

test('a note about a visit saved again, after a commit that was not reported, is one note', async () => {
  const vault = await vaultWithCart([]);
  const ids = sampleEnv();
  const note = { vista: null, depois: { motivo: 1, texto: '' } };
  loseCommit(vault);
  expect(await dispatchVisita(vault, CLIENTE, note, ids)).toEqual(NOT_SAVED);
  expect(await dispatchVisita(vault, CLIENTE, note, ids)).toMatchObject({ ok: true });
  expect(await wishes(vault)).toEqual([[1, 'visita']]);
});

test('a quotation kept again, after a commit that was not reported, is one quotation', async () => {
  const vault = await vaultWithCart(linhas);
  const { tipo: _, ...visto } = orcamentoIntent(linhas);
  const command = { ...CLIENTE, ...visto, key: 'made-when-it-began' };
  const ids = sampleEnv();
  loseCommit(vault);
  expect(await dispatchOrcamento(vault, command, ids)).toEqual(NOT_SAVED);
  expect(await dispatchOrcamento(vault, command, ids)).toEqual(SAVED);
  expect(await wishes(vault)).toEqual([[1, 'orcamento']]);
});

test("a customer's own codes learned again, after a commit that was not reported, are one change", async () => {
  const vault = await vaultWithCart([]);
  const ids = sampleEnv();
  const learned = { aprendidos: [{ texto: 'a', idProduto: 1, contraCatalogo: false }], esquecidos: [] };
  loseCommit(vault);
  expect(await dispatchCodigos(vault, CLIENTE, learned, ids)).toEqual(NOT_SAVED);
  expect(await dispatchCodigos(vault, CLIENTE, learned, ids)).toEqual(SAVED);
  expect(await wishes(vault)).toEqual([[1, 'codigos']]);
});
