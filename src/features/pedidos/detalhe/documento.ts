import type { PedidoItem } from '#contract/pedido-lista.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { formatCount, formatFactorPrice, formatMoney } from '#lib/format-number.ts';
import type { PedidoNaPagina } from './pedido-lido.ts';
import { fatosOf, totaisOf } from './view.ts';

/** An order as it is told to somebody else: the same words as text and as PDF. */
export type Documento = {
  titulo: string;
  empresa: string;
  /** That it may still change; null for what the server has just said. */
  ressalva: string | null;
  fatos: readonly (readonly [nome: string, texto: string])[];
  linhas: readonly { descricao: string; quantidade: string; unitario: string; total: string }[];
  totais: readonly (readonly [nome: string, texto: string])[];
};

/** An order to be shared. `at`: since when it stands so, in epoch milliseconds; `isAtual`: by the server's word of now. */
export function toDocumento(
  pedido: PedidoNaPagina,
  itens: readonly PedidoItem[],
  { at, isAtual }: { at: number; isAtual: boolean },
): Documento {
  return {
    titulo: `${pedido.orcamento ? 'Orçamento' : 'Pedido'} nº ${pedido.idPrePedido}`,
    empresa: pedido.pessoaEmitente.nome,
    ressalva: isAtual ? null : `Sujeito a confirmação. Dados de ${formatDateTime(at)}.`,
    // Who made it and under which code is for those inside.
    fatos: fatosOf(pedido).filter(([nome]) => !['Filial', 'Feito por', 'Código neste portal'].includes(nome)),
    linhas: itens.map((item) => ({
      descricao: item.produto.descProduto,
      quantidade: `${formatCount(item.quantidade - item.quantidadeFalta)} un.`,
      unitario: formatFactorPrice(item.valorUnitarioLiquido),
      total: formatMoney(item.valorTotal),
    })),
    totais: totaisOf(pedido).map(({ nome, cents }) => [nome, formatMoney(cents)] as const),
  };
}

/** The order as a message. */
export function toTexto({ titulo, empresa, ressalva, fatos, linhas, totais }: Documento): string {
  const partes = [
    [`${titulo} · ${empresa}`, ressalva].filter((line) => line !== null),
    fatos.map(([nome, texto]) => `${nome}: ${texto}`),
    linhas.map(
      ({ descricao, quantidade, unitario, total }) =>
        `- ${descricao}: ${quantidade} x ${unitario} = ${total}`,
    ),
    totais.map(([nome, texto]) => `${nome}: ${texto}`),
  ];
  return partes
    .filter((parte) => parte.length > 0)
    .map((parte) => parte.join('\n'))
    .join('\n\n')
    .replaceAll('\u00a0', ' ');
}
