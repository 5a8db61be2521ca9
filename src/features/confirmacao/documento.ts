import { formatDateTime } from '#lib/format-date.ts';
import { formatCount, formatFactorPrice, formatMoney } from '#lib/format-number.ts';
import { descricaoComObservacao } from '#parts/cart/observacao-words.ts';
import type { DocumentoPedido } from '#parts/share/documento-pedido.ts';
import type { PedidoNaTela } from './view.ts';

/**
 * The part of a submission that is shared with others. `at` is epoch milliseconds; `isDone`: the server has its
 * numbers.
 */
export type EnvioContado = {
  codigoLocal: string;
  nomeCliente: string;
  at: number;
  isDone: boolean;
  pedidos: readonly PedidoNaTela[];
  extras: readonly (readonly [nome: string, texto: string])[];
};

const tituloOf = ({ codigoLocal, isDone, pedidos }: EnvioContado): string => {
  const numeros = pedidos.flatMap(({ idPrePedido }) => idPrePedido ?? []);
  if (!isDone || numeros.length === 0) return `Pedido ${codigoLocal}`;
  return `${numeros.length === 1 ? 'Pedido nº' : 'Pedidos nº'} ${numeros.join(', ')}`;
};

/** A submission to be shared: until the server has confirmed it, it says that it may still change. */
export function toDocumento(envio: EnvioContado): DocumentoPedido {
  const { nomeCliente, at, isDone, pedidos, extras } = envio;
  const total = pedidos.reduce((sum, pedido) => sum + pedido.total, 0);
  const pagamentos = [...new Set(pedidos.map((pedido) => pedido.descricaoPagamento).filter(Boolean))];
  return {
    titulo: tituloOf(envio),
    empresa: [...new Set(pedidos.map((pedido) => pedido.descricaoFilial).filter(Boolean))].join(', '),
    ressalva: isDone ? null : 'Sujeito a confirmação: o pedido ainda não foi confirmado pela distribuidora.',
    fatos: [
      ['Cliente', nomeCliente],
      ['Data e hora', formatDateTime(at)],
      ...(pagamentos.length > 0 ? ([['Forma de pagamento', pagamentos.join(', ')]] as const) : []),
      ...extras,
    ],
    linhas: pedidos.flatMap(({ linhas }) =>
      linhas.map((linha) => ({
        descricao: descricaoComObservacao(linha.descricao, linha),
        quantidade: `${formatCount(linha.quantidadeAtendida)} un.`,
        unitario: formatFactorPrice(linha.valorLiquido),
        total: formatMoney(linha.valorTotal),
      })),
    ),
    totais: [['Total', formatMoney(total)]],
  };
}
