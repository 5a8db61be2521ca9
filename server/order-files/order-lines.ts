import type { DadosDoPedido } from '#contract/integration/evento-pedido.ts';

type Item = DadosDoPedido['itens'][number];

/** A line of a file: one product, in units to deliver. */
export type Linha = Pick<Item, 'descontoComercial' | 'descontoFinanceiro' | 'bonificado' | 'observacao'> & {
  readonly produto: string | undefined;
  readonly codBarras: string;
  readonly combo: string | undefined;
  readonly quantidade: number;
  readonly valorUnitario: number;
  readonly stValor: number;
  readonly valorTotal: number;
};

/** The products of a combo as lines: they share its total by their units. */
function splitCombo(item: Item, { codigoErp, produtos }: NonNullable<Item['combo']>): Linha[] {
  const unidades = produtos.reduce((sum, { quantidade }) => sum + quantidade, 0);
  const shareUpTo = (units: number) => Math.round((item.valorTotal * units) / unidades);
  let before = 0;
  return produtos.map((produto) => {
    const start = shareUpTo(before);
    before += produto.quantidade;
    return {
      ...detailsOf(item),
      produto: produto.codigoErp ?? undefined,
      codBarras: produto.codBarras,
      combo: codigoErp ?? undefined,
      quantidade: produto.quantidade * item.quantidadeAtendida,
      valorUnitario: Math.round(item.valorUnitario / unidades),
      stValor: Math.round(item.stValor / unidades),
      valorTotal: shareUpTo(before) - start,
    };
  });
}

const detailsOf = ({ descontoComercial, descontoFinanceiro, bonificado, observacao }: Item) => ({
  descontoComercial,
  descontoFinanceiro,
  bonificado,
  observacao,
});

/** The lines of an order that are delivered, a combo as its products. */
export function linhasDoPedido({ itens }: Pick<DadosDoPedido, 'itens'>): Linha[] {
  return itens
    .filter(({ quantidadeAtendida }) => quantidadeAtendida > 0)
    .flatMap((item) => {
      // A combo whose products are gone has a line without a product, which no layout takes.
      if (item.combo !== null && item.combo.produtos.length > 0) return splitCombo(item, item.combo);
      return [
        {
          ...detailsOf(item),
          produto: item.produto?.codigoErp ?? undefined,
          codBarras: item.produto?.codBarras ?? '',
          combo: undefined,
          quantidade: item.quantidadeAtendida,
          valorUnitario: item.valorUnitario,
          stValor: item.stValor,
          valorTotal: item.valorTotal,
        },
      ];
    });
}
