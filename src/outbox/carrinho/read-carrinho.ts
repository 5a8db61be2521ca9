import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { type Dobra, foldCarrinho, type Mutacao } from '#domain/cart/fold.ts';
import { isSameLinha, type LinhaPedida } from '#domain/cart/linha.ts';
import { revisaoOf } from '#mirror/put-carrinho.ts';
import { isLostOrder } from '#outbox/envio/lost-order.ts';
import { kindOf } from '#outbox/intents/kinds.ts';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import { type Intent, laneOf, type OutboxRow, type ParkedRow, type ReceiptRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';

/** Everything the device knows of one customer's cart. `parked` holds only undecided changes. */
export type CarrinhoBase = {
  snapshot: CarrinhoRow | undefined;
  receipts: ReceiptRow[];
  rows: OutboxRow[];
  parked: ParkedRow[];
};

/** Returns the effect of a change on the cart. A kind that only a newer build knows has none. */
const toMutacao = ({ intent }: { intent: Intent }): Mutacao =>
  kindOf(intent)?.effect(intent) ?? { tipo: 'nada' };

/**
 * Returns the user's cart: the server's cart, then the user's changes. A refused line is not in it; a refused
 * submission still is, as the barrier that holds later changes.
 */
export function foldBase({ snapshot, receipts, rows, parked }: CarrinhoBase): Dobra {
  const known = rows.filter((row) => !isFuture(row));
  const waiting = [...known, ...parked.filter((p) => p.intent.tipo === 'envio' && !isLostOrder(p))];
  return foldCarrinho(
    snapshot?.carrinho ?? null,
    receipts.map((r) => ({ revisao: r.revisao, mutacao: toMutacao(r) })),
    waiting.map((r) => ({ seq: r.seq, mutacao: toMutacao(r) })),
  );
}

/** Reads the base of one customer's cart, inside the caller's transaction if there is one. */
export async function readCarrinhoBase(vault: Vault, idPessoaCliente: number): Promise<CarrinhoBase> {
  const lane = laneOf(idPessoaCliente);
  const [snapshot, receipts, rows, parked] = await Promise.all([
    vault.carrinhos.get(idPessoaCliente),
    vault.receipts.where('lane').equals(lane).toArray(),
    vault.outbox.where('lane').equals(lane).toArray(),
    vault.parked.where('lane').equals(lane).toArray(),
  ]);
  const revisao = revisaoOf(snapshot);
  return {
    snapshot,
    receipts: receipts.filter((r) => r.revisao > revisao),
    rows,
    parked: parked.filter((p) => p.decided === null),
  };
}

/** Returns the item as the newest queued change saw it, for a device whose catalogue lacks it. */
export function vistoIn(base: CarrinhoBase, linha: LinhaPedida): ItemVendavel | undefined {
  for (const { intent } of [...base.rows].reverse()) {
    if (intent.tipo === 'linha' && isSameLinha(intent.linha, linha)) return intent.visto.item;
  }
  return undefined;
}
