import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { CLIENTE, sampleVault } from './outbox-sample.ts';
import { settleConfirmed } from './settle.ts';

/** For tests: the current time. */
export const NOW = 9000;
/** For tests: the customer. */
export const ID = CLIENTE.idPessoaCliente;
/** For tests: lines of two groups. */
export const two = [
  { idItem: 1, quantidade: 2 },
  { idItem: 2, quantidade: 1, filial: 2 },
];
/** For tests: a refusal of a line. */
export const refusal = {
  status: 409,
  codigo: 'item-sem-condicao',
  message: 'Atenção!',
  description: 'Sem preço.',
};

/** For tests: a vault with this queue and this cart. */
export async function world(rows: OutboxRow[], carrinho: Carrinho | null = null): Promise<Vault> {
  const vault = await sampleVault();
  await vault.outbox.bulkAdd(rows);
  if (carrinho) await vault.carrinhos.put({ idPessoaCliente: ID, carrinho, at: 1 });
  return vault;
}

/** For tests: confirms a row with this cart. */
export const settle = (vault: Vault, row: OutboxRow, carrinho: Carrinho | null, more = {}) =>
  settleConfirmed(vault, row, { carrinho, pedidos: [], ...more }, NOW);
/** For tests: the notices of the cart. */
export const avisos = async (vault: Vault) => (await vault.carrinhos.get(ID))?.avisos;
/** For tests: the places and kinds of the queue. */
export const queue = async (vault: Vault) =>
  (await vault.outbox.toArray()).map((r) => [r.seq, r.intent.tipo]);
