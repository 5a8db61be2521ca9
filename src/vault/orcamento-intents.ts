import type { SituacaoOrcamento } from '#contract/orders/orcamento.ts';
import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import type { GrupoVisto } from './outbox-rows.ts';

/** Keeps the cart on screen as a quotation, with every figure that the user saw. */
export type OrcamentoIntent = {
  tipo: 'orcamento';
  codigoLocal: string;
  observacao: string;
  validadeDias: number;
  totalVisto: number;
  grupos: GrupoVisto[];
  linhas: ItemCalculado[];
  /** The user said yes to leaving out the products that are not sold any more. */
  semIndisponiveis?: true;
};

/** A quotation by its number; by its local code while the device does not know that. One of them is not null. */
export type OrcamentoNome = { idPrePedido: number | null; codigoLocal: string | null };

/** Marks a quotation as turned into an order or takes that back, removes it or puts it back. */
export type OrcamentoMarcaIntent = OrcamentoNome & {
  tipo: 'orcamento-situacao';
  situacao: SituacaoOrcamento;
};

export type AnyOrcamentoIntent = OrcamentoIntent | OrcamentoMarcaIntent;

/** The lanes of a customer's quotations: each has its own, so none waits for another or for a cart. */
export const lanesOfOrcamentos = (idPessoaCliente: number): string => `orcamento:${idPessoaCliente}:`;

/** The lane of a quotation. */
export const laneOfOrcamento = (
  idPessoaCliente: number,
  { idPrePedido = null, codigoLocal }: { idPrePedido?: number | null; codigoLocal: string | null },
): string => `${lanesOfOrcamentos(idPessoaCliente)}${idPrePedido ?? codigoLocal ?? ''}`;

/** True for the making of a quotation, or a mark on one. */
export const isOrcamento = <I extends { tipo: string }>(
  intent: I,
): intent is Extract<I, AnyOrcamentoIntent> =>
  intent.tipo === 'orcamento' || intent.tipo === 'orcamento-situacao';
