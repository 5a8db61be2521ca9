import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { CodigoDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { putCodigosDoCliente } from '#mirror/codigos-do-cliente.ts';
import { SAVED } from '#outbox/dispatch-sample.ts';
import { CLIENTE, sampleEnv, sampleReceipt, sampleVault } from '#outbox/outbox-sample.ts';
import type { Vault } from '#vault/vault.ts';
import { dispatchCodigos } from './dispatch-codigos.ts';
import { readCodigosDoCliente } from './read-codigos.ts';

const par = (texto: string, idProduto: number): CodigoDoCliente => ({
  texto,
  idProduto,
  contraCatalogo: false,
});
const learn = (...aprendidos: CodigoDoCliente[]) => ({ aprendidos, esquecidos: [] });
const forget = (...esquecidos: string[]) => ({ aprendidos: [], esquecidos });
const known = async (vault: Vault) =>
  [...(await readCodigosDoCliente(vault, 101)).values()].map(
    ({ texto, idProduto }) => `${texto}=${idProduto}`,
  );

test('an import is one row in a lane of its own, and none without changes', async () => {
  const vault = await sampleVault();
  const env = sampleEnv();
  expect(await dispatchCodigos(vault, CLIENTE, learn(), env)).toEqual(SAVED);
  expect(await dispatchCodigos(vault, CLIENTE, learn(par('a', 1), par('b', 2)), env)).toEqual(SAVED);
  const rows = await vault.outbox.toArray();
  expect(rows.map(({ lane, v, intent }) => [lane, v, intent.tipo])).toEqual([['codigos:101', 1, 'codigos']]);
});

test('a row has at most 2,000 pairs, the learned ones first', async () => {
  const vault = await sampleVault();
  const aprendidos = Array.from({ length: 1999 }, (_, at) => par(`x${at}`, 1));
  await dispatchCodigos(vault, CLIENTE, { aprendidos, esquecidos: ['a', 'b'] }, sampleEnv());
  const [row] = await vault.outbox.toArray();
  expect(row?.intent).toMatchObject({ esquecidos: ['a'] });
});

test('waiting changes are folded over the list in their order; another customer has other codes', async () => {
  const vault = await sampleVault();
  const env = sampleEnv();
  const lista = [par('a', 1), par('b', 2)];
  await putCodigosDoCliente(vault, 101, { at: 1, valor: { lista, feitas: [] } });
  await dispatchCodigos(vault, CLIENTE, learn(par('a', 3), par('c', 4)), env);
  await dispatchCodigos(vault, CLIENTE, forget('b', 'c'), env);
  expect(await known(vault)).toEqual(['a=3']);
  expect((await readCodigosDoCliente(vault, 102)).size).toBe(0);
});

test('a confirmed change counts until the list was asked for after it', async () => {
  const vault = await sampleVault();
  const intent = { tipo: 'codigos' as const, ...learn(par('a', 3)) };
  const receipt = sampleReceipt(4, intent, 0, { lane: 'codigos:101' });
  await vault.receipts.put(receipt);
  expect(await known(vault)).toEqual(['a=3']);
  const lista = [par('a', 5)];
  await putCodigosDoCliente(vault, 101, { at: 1, valor: { lista, feitas: [] } });
  expect(await known(vault)).toEqual(['a=3']);
  await putCodigosDoCliente(vault, 101, { at: 2, valor: { lista, feitas: [receipt.key] } });
  expect(await known(vault)).toEqual(['a=5']);
});
