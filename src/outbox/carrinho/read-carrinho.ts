import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { type Dobra, foldCarrinho, type Mutacao } from '#domain/cart/fold.ts';
import { isSameLinha, type LinhaPedida } from '#domain/cart/linha.ts';
import { revisaoOf } from '#mirror/put-carrinho.ts';
import { isLostOrder } from '#outbox/envio/lost-order.ts';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import { type Intent, laneOf, type OutboxRow, type ParkedRow, type ReceiptRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';
import { grupoOfLinha } from './grupo-of.ts';

/** Everything the device knows of one customer's cart. `parked` holds only what nobody has decided yet. */
export type CarrinhoBase = {
  snapshot: CarrinhoRow | undefined;
  receipts: ReceiptRow[];
  rows: OutboxRow[];
  parked: ParkedRow[];
};

/** What a change does to a cart. What a newer build wrote does nothing that this one knows of. */
function toMutacao({ intent }: { intent: Intent }): Mutacao {
  switch (intent.tipo) {
    case 'linha':
      return {
        tipo: 'linha',
        linha: intent.linha,
        quantidade: intent.quantidade,
        detalhe: intent.detalhe,
        antesDe: intent.antesDe,
        grupo: grupoOfLinha(intent),
      };
    case 'pagamento':
      return {
        tipo: 'pagamento',
        grupo: intent.grupo,
        idPagamento: `${intent.idPrazo}_${intent.idFormaPagamento}`,
      };
    case 'extras': {
      const { informar, numeroPedidoCliente, observacao } = intent;
      return { tipo: 'extras', extras: { informar, numeroPedidoCliente, observacao } };
    }
    case 'envio':
      return { tipo: 'envio', linhas: intent.linhas };
    case 'etapa':
    case 'intencao':
    default:
      return { tipo: 'nada' };
  }
}

/**
 * The cart that the user made: what the server said, then his own changes. A refused line is not in it; a
 * refused submission still is, as the barrier that holds what came after it.
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

/** Reads the base of one customer's cart; runs inside the caller's transaction when there is one. */
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

/** The item as the newest queued change saw it, for a device whose catalogue lacks it. */
export function vistoIn(base: CarrinhoBase, linha: LinhaPedida): ItemVendavel | undefined {
  for (const { intent } of [...base.rows].reverse()) {
    if (intent.tipo === 'linha' && isSameLinha(intent.linha, linha)) return intent.visto.item;
  }
  return undefined;
}
