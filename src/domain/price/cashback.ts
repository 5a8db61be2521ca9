import type { CashbackItem } from '#contract/catalogue/cashback.ts';
import { centsOf } from './money.ts';

/** The limits of a line's cashback; null means no limit. */
export type CashbackLimites = { quantidade: number | null; valor: number | null };

/**
 * Returns the limits that apply: the item's own if its flag is set, otherwise its campaign's. Amounts in
 * cents.
 */
export function cashbackLimites(cashback: CashbackItem): CashbackLimites {
  const campanha = cashback.cashbackConfiguracao;
  return {
    quantidade:
      limitOf(cashback.utilizarLimitadorQuantidade, cashback.quantidadeLimite) ??
      limitOf(campanha?.utilizarLimitadorQuantidadeLimite, campanha?.quantidadeLimite),
    valor:
      limitOf(cashback.utilizarLimitadorValor, cashback.valorLimite) ??
      limitOf(campanha?.utilizarLimitadorValorLimite, campanha?.valorLimite),
  };
}

const limitOf = (isUsed: boolean | undefined, limit: number | null | undefined): number | null =>
  isUsed === true && limit !== null && limit !== undefined ? Math.max(0, limit) : null;

/**
 * Returns the cashback of a quantity of an item, in cents: value times quantity, both limited, rounded once.
 */
export function cashbackOf(cashback: CashbackItem, quantidade: number): number {
  const { quantidade: most, valor } = cashbackLimites(cashback);
  const units = most === null ? quantidade : Math.min(quantidade, most);
  const amount = centsOf(Math.max(0, units), Math.max(0, cashback.valorCashbackItem));
  return valor === null ? amount : Math.min(amount, valor);
}
