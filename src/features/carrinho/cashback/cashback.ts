import type { CarrinhoCalculado } from '#domain/cart/carrinho.ts';
import { cashbackMaximo } from '#domain/cart/cashback-aplicado.ts';
import type { CarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';

/** What the user wants of his cashback: nothing, all that can be used (`valor` null), or so many cents of it. */
export type CashbackEscolhido = { usar: boolean; valor: number | null };

/** Cents: what there is, how much of it this cart may take, and how much it takes. */
export type CashbackNoCarrinho = { saldo: number; maximo: number; aplicado: number };

/** The balance less what orders that wait on this device will take of it. */
export function saldoLivre(saldo: number, { rows, parked }: Pick<CarrinhoBase, 'rows' | 'parked'>): number {
  const usado = [...rows, ...parked].reduce(
    (sum, { intent }) => sum + (intent.tipo === 'envio' ? (intent.cashbackAplicado ?? 0) : 0),
    0,
  );
  return Math.max(0, saldo - usado);
}

/** What a cart takes: up to the balance and to what its groups that are not paid in advance come to. */
export function cashbackDe(
  carrinho: Pick<CarrinhoCalculado, 'valorTotalGruposPagamentoConvencional'>,
  saldo: number,
  { usar, valor }: CashbackEscolhido,
): CashbackNoCarrinho {
  const maximo = cashbackMaximo(saldo, carrinho);
  const aplicado = usar ? Math.min(valor ?? maximo, maximo) : 0;
  return { saldo, maximo, aplicado };
}

/** A dot before the last one or two digits, as keypads without a comma have it, parts cents and not thousands. */
const DOT_AS_COMMA = /^(\d+)\.(\d{1,2})$/;

/** An amount as it is typed ('45,90', '1.234,5', '45.90', 'R$ 30') in cents; null for what is none. */
export function readValor(typed: string): number | null {
  const bare = typed
    .replace(/R\$|\s/g, '')
    .replace(DOT_AS_COMMA, '$1,$2')
    .replaceAll('.', '');
  if (!/^\d{1,9}(,\d{0,2})?$/.test(bare)) return null;
  return Math.round(Number(bare.replace(',', '.')) * 100);
}
