import { explainPreco, type PrecoPassos } from '#domain/price/passos.ts';
import type { ItemPreco } from '#domain/price/preco.ts';
import { formatCount, formatExactUnitPrice, formatPercent, formatUnitPrice } from '#lib/format-number.ts';

/** A line of the sum: an amount that is added (a discount is below zero), or the result of all amounts before it. */
export type SomaLinha = {
  kind: 'parcela' | 'resultado';
  nome: string;
  /** '' without one. */
  nota: string;
  /** Ten-thousandths of a real. */
  amount: number;
  valor: string;
};

export type Somado = {
  preco: ItemPreco;
  /** Units whose price is explained; 0 counts as one. */
  quantidade: number;
  calcularSt: boolean;
  /** The source of the item's own discounts: 'da condição Varejo SP'. */
  fonte: string;
};

/** The price of one unit line by line: the lines add up to the price, and with ST to the price with ST. */
export function somaDoPreco({ preco, quantidade, calcularSt, fonte }: Somado): SomaLinha[] {
  const passos = explainPreco(preco, Math.max(1, quantidade));
  const amounts = [passos.valorUnitario, -passos.comercialUnit, -passos.financeiroUnit, passos.stUnit];
  // Two decimals only if no amount has more: rounded ones would not add up.
  const write = amounts.every((amount) => amount % 100 === 0) ? formatUnitPrice : formatExactUnitPrice;
  const line = (kind: SomaLinha['kind'], nome: string, amount: number, nota = ''): SomaLinha => ({
    kind,
    nome,
    nota,
    amount,
    valor: write(amount),
  });
  const result = (nome: string, amount: number) =>
    line(
      'resultado',
      nome,
      amount,
      amount % 100 === 0 ? '' : `Na tela, arredondado: ${formatUnitPrice(amount)}`,
    );
  const discount = (nome: string, percent: number, own: number, amount: number) =>
    percent === 0 && own === 0
      ? []
      : [
          line(
            'parcela',
            `${amount > 0 ? 'Acréscimo' : 'Desconto'} ${nome} de ${formatPercent(Math.abs(percent))}`,
            amount,
            fonteOf(passos, own, fonte),
          ),
        ];
  const { descontoComercial, descontoFinanceiro, comercialUnit, financeiroUnit } = passos;
  return [
    line('parcela', 'Preço de tabela', passos.valorUnitario),
    ...discount('comercial', descontoComercial, preco.descontoComercial, -comercialUnit),
    ...discount('financeiro', descontoFinanceiro, preco.descontoFinanceiro, -financeiroUnit),
    result('Preço', passos.liquidoUnit),
    preco.st === 0
      ? line('parcela', 'Sem ST', 0)
      : line(
          'parcela',
          `ST de ${formatPercent(preco.st)} sobre o preço`,
          passos.stUnit,
          calcularSt ? '' : ST_FORA,
        ),
    result('Preço com ST', passos.valorLiquido),
  ];
}

const ST_FORA = 'A sua preferência não soma a ST aos preços e totais.';

/** The source of a discount: the tier and the item's own discount that it replaces, or the item's own source. */
function fonteOf({ faixa }: PrecoPassos, own: number, fonte: string): string {
  if (faixa === undefined) return fonte;
  const tier = `da faixa de ${formatCount(faixa.quantidade)}+ un.`;
  return own === 0 ? tier : `${tier}, no lugar de ${formatPercent(own)} ${fonte}`;
}
