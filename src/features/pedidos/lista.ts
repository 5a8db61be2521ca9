import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { LEGENDA_ORCAMENTO, LEGENDA_PEDIDO } from '#contract/orders/situacao.ts';
import { codigoKey } from '#domain/catalogue/codigo.ts';
import { isOrcamentoExcluido } from '#domain/orders/orcamento.ts';
import { type Filtro, type Ordem } from './filtro.ts';
import { isEncerrado } from './situacao.ts';

const legendaOf = ({ orcamento }: PedidoResumo): number => (orcamento ? LEGENDA_ORCAMENTO : LEGENDA_PEDIDO);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The server's instants all have the same form and zone: their texts are in the order of time. */
const porData = (a: PedidoResumo, b: PedidoResumo): number =>
  compareText(b.dataHora, a.dataHora) || b.idPrePedido - a.idPrePedido;

const COMPARE: Record<Ordem, (a: PedidoResumo, b: PedidoResumo) => number> = {
  recentes: porData,
  antigos: (a, b) => porData(b, a),
  maior: (a, b) => b.total - a.total || porData(a, b),
  menor: (a, b) => a.total - b.total || porData(a, b),
};

/** Where a set is empty, everything is chosen. */
const chooses = (ids: ReadonlySet<number>, id: number): boolean => ids.size === 0 || ids.has(id);

/** Whether one of an order's numbers is the typed one: its own, the company's, the customer's, or its local code. */
const hasNumero = (pedido: PedidoResumo, numero: string): boolean => {
  const typed = codigoKey(numero);
  const { idPrePedido, numeroErp, numeroPedidoCliente, codigoLocal } = pedido;
  return [String(idPrePedido), numeroErp ?? '', numeroPedidoCliente, codigoLocal ?? ''].some(
    (own) => own !== '' && codigoKey(own) === typed,
  );
};

/** The orders that a filter lets through, in its order, each once. */
export function listPedidos(pedidos: readonly PedidoResumo[], filtro: Filtro): PedidoResumo[] {
  const { numero, de, ate, ordem } = filtro;
  const situacoes = new Set(filtro.situacoes);
  const origens = new Set(filtro.origens);
  const legendas = new Set(filtro.legendas);
  const seen = new Set<number>();
  const through = pedidos.filter((pedido) => {
    const dia = pedido.dataHora.slice(0, 10);
    if (seen.has(pedido.idPrePedido)) return false;
    seen.add(pedido.idPrePedido);
    return (
      (numero === '' ? dia >= de && dia <= ate : hasNumero(pedido, numero)) &&
      chooses(situacoes, pedido.portalPedidoSituacao.idPedidoSituacao) &&
      chooses(origens, pedido.origemTipo.idOrigemTipo) &&
      chooses(legendas, legendaOf(pedido)) &&
      // A removed quotation is listed only where cancelled ones are asked for.
      (situacoes.size > 0 || numero !== '' || !isOrcamentoExcluido(pedido))
    );
  });
  return through.sort(COMPARE[ordem]);
}

/**
 * How many orders and the sum in cents of those that stand, how many of them are refused or cancelled, and how many
 * quotations, which are no orders.
 */
export type Totais = { quantidade: number; soma: number; encerrados: number; orcamentos: number };

export function totaisOf(linhas: readonly PedidoResumo[]): Totais {
  const pedidos = linhas.filter(({ orcamento }) => !orcamento);
  const vivos = pedidos.filter((pedido) => !isEncerrado(pedido));
  return {
    quantidade: pedidos.length,
    soma: vivos.reduce((sum, { total }) => sum + total, 0),
    encerrados: pedidos.length - vivos.length,
    orcamentos: linhas.length - pedidos.length,
  };
}

/** A member of the filter, with its words. */
export type Opcao = { id: number; nome: string };

/** The server's choices, then those of the orders at hand; each once, by its words. */
export function opcoesOf(offered: readonly Opcao[], found: readonly Opcao[]): Opcao[] {
  const byId = new Map([...found, ...offered].map((opcao) => [opcao.id, opcao]));
  return [...byId.values()].sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

export const situacoesOf = (pedidos: readonly PedidoResumo[]): Opcao[] =>
  pedidos.map(({ portalPedidoSituacao: { idPedidoSituacao, descPedidoSituacao } }) => ({
    id: idPedidoSituacao,
    nome: descPedidoSituacao,
  }));

export const origensOf = (pedidos: readonly PedidoResumo[]): Opcao[] =>
  pedidos.map(({ origemTipo: { idOrigemTipo, descOrigemTipo } }) => ({
    id: idOrigemTipo,
    nome: descOrigemTipo,
  }));
