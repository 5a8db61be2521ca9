import { type Dobra, foldCarrinho, type Mutacao } from '#domain/fold.ts';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import { type Intent, laneOf, type OutboxRow, type ParkedRow, type ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** Everything the device knows of one customer's cart. `parked` holds only what nobody has decided yet. */
export type CarrinhoBase = {
  snapshot: CarrinhoRow | undefined;
  receipts: ReceiptRow[];
  rows: OutboxRow[];
  parked: ParkedRow[];
};

/** What an intent does to a cart. */
function toMutacao(intent: Intent): Mutacao {
  if (intent.tipo === 'linha') return { tipo: 'linha', linha: intent.linha, quantidade: intent.quantidade };
  if (intent.tipo === 'envio') return { tipo: 'envio', linhas: intent.linhas };
  return { tipo: 'etapa' };
}

/**
 * The cart that the user made: what the server said, then his own changes. A refused line is not in it; a
 * refused submission still is, as the barrier that holds what came after it.
 */
export function foldBase({ snapshot, receipts, rows, parked }: CarrinhoBase): Dobra {
  const waiting = [...rows, ...parked.filter((p) => p.intent.tipo === 'envio')];
  return foldCarrinho(
    snapshot?.carrinho ?? null,
    receipts.map((r) => ({ revisao: r.revisao, mutacao: toMutacao(r.intent) })),
    waiting.map((r) => ({ seq: r.seq, mutacao: toMutacao(r.intent) })),
  );
}

/** Reads the base of one customer's cart; runs inside the caller's transaction when there is one. */
export async function readCarrinhoBase(vault: Vault, idPessoaCliente: number): Promise<CarrinhoBase> {
  const lane = laneOf(idPessoaCliente);
  const [snapshot, receipts, rows, parked] = await Promise.all([
    vault.carrinhos.get(idPessoaCliente),
    vault.receipts.where('lane').equals(lane).toArray(),
    vault.outbox.where('lane').equals(lane).sortBy('seq'),
    vault.parked.where('lane').equals(lane).toArray(),
  ]);
  const revisao = snapshot?.carrinho?.revisao ?? 0;
  return {
    snapshot,
    receipts: receipts.filter((r) => r.revisao > revisao),
    rows,
    parked: parked.filter((p) => p.decided === null),
  };
}
