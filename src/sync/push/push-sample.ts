import { manterCarrinhoCompra } from '#contract/cart/carrinho-calls.ts';
import { replied } from '#net/answer-sample.ts';
import { CLIENTE, linhaIntent, sampleCarrinho, sampleRow } from '#outbox/outbox-sample.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';

/** For tests: the current time. */
export const NOW = 1_000_000;

/** For tests: the customer whose cart the queue changes. */
export const ID = CLIENTE.idPessoaCliente;

/** For tests: the cart that the device knows. */
export const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 2 }]);

/** For tests: the server's confirmation of a change of a customer's cart. */
export const mudouDe = (idPessoaCliente: number) =>
  replied(manterCarrinhoCompra, {
    carrinho: { ...carrinho, idPessoaCliente, revisao: 6 },
    sobrescrito: null,
  });

/** For tests: the same for the customer whose cart the queue changes. */
export const mudou = mudouDe(ID);

/** For tests: the request of a tried row. */
export const frozen = { method: 'PUT', path: '/Carrinho/item', query: {}, body: '{}' } as const;

/** For tests: the key of a row. */
export const keyOf = (seq: number) => sampleRow(seq, linhaIntent(1, 1)).key;

export type Respond = Parameters<typeof sampleSync>[0];

/** For tests: a synchronisation with these rows in its queue, which knows their customers' carts. */
export async function samplePush(respond: Respond, ...rows: OutboxRow[]) {
  const sync = await sampleSync(respond);
  const { vault } = sync.env;
  await vault.outbox.bulkAdd(rows);
  for (const id of new Set(rows.map((r) => r.idPessoaCliente)))
    await vault.carrinhos.put({ idPessoaCliente: id, carrinho: { ...carrinho, idPessoaCliente: id }, at: 1 });
  return { ...sync, vault };
}

/** For tests: a change of a customer’s cart. */
export const rowOf = (id: number, seq: number, over: Partial<OutboxRow> = {}) =>
  sampleRow(seq, linhaIntent(1, seq + 3), { lane: String(id), idPessoaCliente: id, ...over });

/** For tests: the events of the log. */
export const eventsOf = async (vault: Awaited<ReturnType<typeof samplePush>>['vault']) =>
  (await vault.log.toArray()).map((e) => [e.event, e.status, e.detail]);
