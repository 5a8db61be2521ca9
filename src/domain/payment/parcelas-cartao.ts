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

/** The offer of a company: the most instalments, those without interest, the monthly rate, and the least instalment. */
export type TermosDoCartao = {
  readonly parcelas: number;
  readonly semJuros: number;
  readonly taxa: number;
  readonly minima: number;
};

const TERMOS_DO_CARTAO: TermosDoCartao = { parcelas: 6, semJuros: 3, taxa: 199, minima: 0 };

/** Returns one of equal instalments at a monthly rate (the Price table), the first due after a month. */
function price(valor: number, parcelas: number, taxa: number): number {
  const rate = taxa / 10_000;
  return Math.round((valor * rate) / (1 - (1 + rate) ** -parcelas));
}

/** Returns the ways to pay an amount by card, from one instalment on; one is always offered. */
export function parcelasDe(valor: number, termos: TermosDoCartao = TERMOS_DO_CARTAO): Parcelamento[] {
  const { semJuros, taxa, minima } = termos;
  const todas = Array.from({ length: termos.parcelas }, (_, at): Parcelamento => {
    const parcelas = at + 1;
    if (parcelas <= semJuros || parcelas === 1 || taxa === 0) {
      const valorParcela = mulDiv(valor, 1, parcelas);
      const descricao = `${parcelas}x de ${formatMoney(valorParcela)} sem juros`;
      return { parcelas, valorParcela, valorTotal: valor, taxa: 0, descricao };
    }
    const valorParcela = price(valor, parcelas, taxa);
    const descricao = `${parcelas}x de ${formatMoney(valorParcela)} com juros de ${formatPercent(taxa)} a.m.`;
    return { parcelas, valorParcela, valorTotal: valorParcela * parcelas, taxa, descricao };
  });
  return todas.filter(({ parcelas, valorParcela }) => parcelas === 1 || valorParcela >= minima);
}
