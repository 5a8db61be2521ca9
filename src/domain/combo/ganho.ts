import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import { type GrupoChave, isSameGrupo, isSameLinha } from '#domain/cart/linha.ts';

/** An order as the user confirmed it, or as it is now. Amounts in cents. */
export type Conferido = {
  totalVisto: number;
  grupos: readonly (GrupoChave & { idPagamentoVisto?: string })[];
  linhas: readonly ItemCalculado[];
};

/**
 * True if the current order needs no new confirmation, because the customer loses nothing: the same lines in
 * the same groups and quantities, the same payments, no unit less served, no line dearer, no higher total.
 */
export function isGanho(seen: Conferido, now: Conferido): boolean {
  return (
    now.totalVisto <= seen.totalVisto &&
    now.grupos.length === seen.grupos.length &&
    now.linhas.length === seen.linhas.length &&
    seen.grupos.every((g) => {
      const is = now.grupos.find((other) => isSameGrupo(other, g));
      return is !== undefined && is.idPagamentoVisto === g.idPagamentoVisto;
    }) &&
    seen.linhas.every((l) => {
      const is = now.linhas.find((other) => isSameLinha(other, l) && isSameGrupo(other, l));
      return (
        is !== undefined &&
        is.quantidade === l.quantidade &&
        is.quantidadeAtendida >= l.quantidadeAtendida &&
        is.valorLiquido <= l.valorLiquido
      );
    })
  );
}
