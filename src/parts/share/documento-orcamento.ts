import type { GrupoCalculado, ItemCalculado } from '#domain/cart/carrinho.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { formatCount, formatFactorPrice, formatMoney } from '#lib/format-number.ts';
import type { DocumentoPedido } from './documento-pedido.ts';

/** The sentence of every shared quotation: it promises nothing. */
export const RESSALVA_ORCAMENTO = 'Não é um pedido e não reserva estoque. Preços e estoque podem mudar.';

type Cotado = {
  nomeCliente: string;
  carrinho: {
    readonly itens: readonly Pick<
      ItemCalculado,
      | 'descricao'
      | 'descricaoMarca'
      | 'quantidadeAtendida'
      | 'quantidadeFalta'
      | 'valorLiquido'
      | 'valorTotal'
    >[];
    readonly grupos: readonly Pick<GrupoCalculado, 'descricaoFilial'>[];
    readonly valorTotal: number;
  };
  /** Epoch milliseconds. */
  at: number;
};

/** Returns the cart as a quotation for sharing. Units without stock are a fact of their own. */
export function toOrcamento({ nomeCliente, carrinho, at }: Cotado): DocumentoPedido {
  const { itens, grupos, valorTotal } = carrinho;
  const falta = itens.reduce((sum, { quantidadeFalta }) => sum + quantidadeFalta, 0);
  return {
    titulo: 'Orçamento',
    empresa: [...new Set(grupos.map(({ descricaoFilial }) => descricaoFilial))].join(', '),
    ressalva: RESSALVA_ORCAMENTO,
    fatos: [
      ['Cliente', nomeCliente],
      ['Preços de', formatDateTime(at)],
      ...(falta > 0 ? ([['Sem estoque', `${formatCount(falta)} un.`]] as const) : []),
    ],
    linhas: itens
      .filter(({ quantidadeAtendida }) => quantidadeAtendida > 0)
      .map((item) => ({
        descricao: [item.descricao, item.descricaoMarca].filter(Boolean).join(' · '),
        quantidade: `${formatCount(item.quantidadeAtendida)} un.`,
        unitario: formatFactorPrice(item.valorLiquido),
        total: formatMoney(item.valorTotal),
      })),
    totais: [['Total', formatMoney(valorTotal)]],
  };
}
