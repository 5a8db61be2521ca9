import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type CodigoDoCliente, consultarCodigosDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { readCodigosGuardados } from '#mirror/codigos-do-cliente.ts';
import { refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { sampleReceipt } from '#outbox/outbox-sample.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { pullCodigos } from './pull-codigos.ts';

const ID = 101;
const par = (texto: string, idProduto = 1): CodigoDoCliente => ({ texto, idProduto, contraCatalogo: false });
const page = (textos: string[], totalRegistros: number): Answer =>
  replied(consultarCodigosDoCliente, { colecao: textos.map((texto) => par(texto)), totalRegistros });

async function world(...answers: Answer[]) {
  const sync = await sampleSync(() => answers.shift() ?? silence());
  const { vault } = sync.env;
  const kept = async () => (await readCodigosGuardados(vault, ID))?.valor;
  return { ...sync, vault, kept };
}

const receipt = sampleReceipt(4, { tipo: 'codigos', aprendidos: [par('c', 9)], esquecidos: ['a'] }, 0, {
  lane: `codigos:${ID}`,
});

test('codes are read page by page, and kept with the changes that were confirmed before', async () => {
  const { env, vault, asked, kept } = await world(page(['a', 'b'], 3), page(['c'], 3));
  await vault.receipts.put(receipt);
  expect(await pullCodigos(env, ID)).toEqual({ ok: true, value: null });
  expect(await kept()).toEqual({ lista: [par('a'), par('b'), par('c')], feitas: [receipt.key] });
  expect(asked.map(({ query }) => query['numeroPagina'])).toEqual(['1', '2']);
});

test('a failed page changes nothing', async () => {
  const { env, kept } = await world(page(['a'], 1), page(['a', 'b'], 3));
  await pullCodigos(env, ID);
  expect(await pullCodigos(env, ID)).toMatchObject({ ok: false });
  expect((await kept())?.lista).toEqual([par('a')]);
});

test('where the server has no call for codes, those that this device sent are the list', async () => {
  const { env, vault, kept } = await world(page(['a', 'b'], 2), refused(404, 'chamada-desconhecida'));
  await pullCodigos(env, ID);
  await vault.receipts.put(receipt);
  expect(await pullCodigos(env, ID)).toEqual({ ok: true, value: null });
  expect(await kept()).toEqual({ lista: [par('b'), par('c', 9)], feitas: [receipt.key] });
});
