import type { CashbackItem } from '#contract/catalogue/cashback.ts';
import { cashbackLimites } from '#domain/price/cashback.ts';
import { formatCount, formatMoney, formatUnitPrice } from '#lib/format-number.ts';

/** Returns an item's cashback and its limits, one sentence each. */
export function cashbackSentences(cashback: CashbackItem): string[] {
  const { quantidade, valor } = cashbackLimites(cashback);
  return [
    `${formatUnitPrice(cashback.valorCashbackItem)} por unidade faturada.`,
    ...(quantidade === null
      ? []
      : [
          quantidade === 1
            ? 'Vale para 1 unidade do item em cada pedido.'
            : `Vale para até ${formatCount(quantidade)} unidades do item em cada pedido.`,
        ]),
    ...(valor === null ? [] : [`O item devolve no máximo ${formatMoney(valor)} em cada pedido.`]),
    'O valor entra no seu saldo de cashback depois do faturamento e pode ser usado em outro pedido.',
  ];
}
