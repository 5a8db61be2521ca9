import { mulDiv } from '#domain/price/money.ts';
import { formatMoney, formatPercent } from '#lib/format-number.ts';

/** A way to pay an amount by card. Amounts in cents; `taxa` in hundredths of 1 % a month. */
export type Parcelamento = {
  readonly parcelas: number;
  readonly valorParcela: number;
  /** The total charge. Without interest it is the amount itself, even if the instalments miss it by cents. */
  readonly valorTotal: number;
  readonly taxa: number;
  readonly descricao: string;
};

const PARCELAS_MAXIMO = 6;
const SEM_JUROS_ATE = 3;
const TAXA = 199;

/** Returns one of equal instalments at a monthly rate (the Price table), the first due after a month. */
function price(valor: number, parcelas: number, taxa: number): number {
  const rate = taxa / 10_000;
  return Math.round((valor * rate) / (1 - (1 + rate) ** -parcelas));
}

/** Returns the ways to pay an amount by card, from one instalment on. */
export function parcelasDe(valor: number): Parcelamento[] {
  return Array.from({ length: PARCELAS_MAXIMO }, (_, at): Parcelamento => {
    const parcelas = at + 1;
    if (parcelas <= SEM_JUROS_ATE) {
      const valorParcela = mulDiv(valor, 1, parcelas);
      const descricao = `${parcelas}x de ${formatMoney(valorParcela)} sem juros`;
      return { parcelas, valorParcela, valorTotal: valor, taxa: 0, descricao };
    }
    const valorParcela = price(valor, parcelas, TAXA);
    const descricao = `${parcelas}x de ${formatMoney(valorParcela)} com juros de ${formatPercent(TAXA)} a.m.`;
    return { parcelas, valorParcela, valorTotal: valorParcela * parcelas, taxa: TAXA, descricao };
  });
}
