import { isSameGrupo, isSameLinha } from '#domain/cart/linha.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { linhasDoPedido } from '#outbox/envio/linhas-do-pedido.ts';
import type { EnvioIntent, ParkedRow, PedidoDoCarrinho } from '#vault/outbox-rows.ts';

/** An order of another device as the screen shows it: its title, and a sentence for each shared line. */
export type PedidoAlheio = { idPrePedido: number; titulo: string; linhas: string[] };

/**
 * Collects the orders that other devices made of the cart after this submission. The refusals of the submission and of
 * the changes before it name them. `parked`: the refusals of its lane.
 */
export function alheiosOf(
  { at, seq }: { at: number; seq: number },
  parked: readonly ParkedRow[],
): PedidoDoCarrinho[] {
  const told = parked
    .filter((p) => p.parkedAt >= at && p.seq <= seq)
    .flatMap((p) => p.pedidos ?? [])
    .map((pedido) => [pedido.idPrePedido, pedido] as const);
  return [...new Map(told).values()].sort((a, b) => a.idPrePedido - b.idPrePedido);
}

/** Compares a line's ordered quantity with the one submitted on this device. */
function linhaText({ descricao, quantidade }: EnvioIntent['linhas'][number], pedida: number): string {
  const feitas = formatCount(pedida);
  if (pedida === quantidade) return `${descricao}: ${feitas}, como aqui`;
  return `${descricao}: ${feitas} lá, ${formatCount(quantidade)} aqui`;
}

/** Describes each order that shares a line or a group with the submission: number, total and shared lines. */
export function alheiosText(intent: EnvioIntent, pedidos: readonly PedidoDoCarrinho[]): PedidoAlheio[] {
  return pedidos.flatMap((pedido) => {
    const linhas = (linhasDoPedido(pedido) ?? []).flatMap((feita) => {
      const own = intent.linhas.find((l) => isSameLinha(l, feita));
      return own ? [linhaText(own, feita.quantidade)] : [];
    });
    const isShared = linhas.length > 0 || intent.grupos.some((g) => isSameGrupo(g, pedido));
    const { idPrePedido, total } = pedido;
    return isShared ? [{ idPrePedido, titulo: `Nº ${idPrePedido} · ${formatMoney(total)}`, linhas }] : [];
  });
}
