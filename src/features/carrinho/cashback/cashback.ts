import type { CarrinhoCalculado } from '#domain/cart/carrinho.ts';
import { cashbackMaximo } from '#domain/cart/cashback-aplicado.ts';
import { cashbackNaFila } from '#outbox/carrinho/cashback-na-fila.ts';
import type { CarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';

/** The user's choice of cashback: none, all that can be used (`valor` null), or an amount in cents. */
export type CashbackEscolhido = { usar: boolean; valor: number | null };

/** Cents: the balance, the most that this cart may take of it, and the amount that it takes. */
export type CashbackNoCarrinho = { saldo: number; maximo: number; aplicado: number };

/** The balance less the cashback of queued and refused orders on this device. */
export const saldoLivre = (saldo: number, base: Pick<CarrinhoBase, 'rows' | 'parked'>): number =>
  Math.max(0, saldo - cashbackNaFila(base));

/** The cashback that a cart takes: at most the balance and the total of its groups that are not paid in advance. */
export function cashbackDe(
  carrinho: Pick<CarrinhoCalculado, 'valorTotalGruposPagamentoConvencional'>,
  saldo: number,
  { usar, valor }: CashbackEscolhido,
): CashbackNoCarrinho {
  const maximo = cashbackMaximo(saldo, carrinho);
  const aplicado = usar ? Math.min(valor ?? maximo, maximo) : 0;
  return { saldo, maximo, aplicado };
}

/** A dot before the last one or two digits (keypads without a comma) separates cents, not thousands. */
const DOT_AS_COMMA = /^(\d+)\.(\d{1,2})$/;

/** Reads a typed amount ('45,90', '1.234,5', '45.90', 'R$ 30') in cents; null when it is not an amount. */
export function readValor(typed: string): number | null {
  const bare = typed
    .replace(/R\$|\s/g, '')
    .replace(DOT_AS_COMMA, '$1,$2')
    .replaceAll('.', '');
  if (!/^\d{1,9}(,\d{0,2})?$/.test(bare)) return null;
  return Math.round(Number(bare.replace(',', '.')) * 100);
}
