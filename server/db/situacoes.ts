import {
  GRUPO_ABERTO,
  GRUPO_AGUARDANDO_PAGAMENTO,
  GRUPO_CANCELADO,
  GRUPO_PAGO,
  GRUPO_PAGO_COM_SALDO,
  PEDIDO_A_PAGAR,
  PEDIDO_CANCELADO,
  PEDIDO_EM_ANALISE,
  PEDIDO_EM_SEPARACAO,
  PEDIDO_EM_TRANSPORTE,
  PEDIDO_ENTREGUE,
  PEDIDO_FATURADO,
  PEDIDO_LIBERADO,
  PEDIDO_RECUSADO,
  PRE_PEDIDO_CANCELADO,
  PRE_PEDIDO_EM_PROCESSO,
  PRE_PEDIDO_PAGO_COM_SALDO,
  PRE_PEDIDO_PROCESSADO,
} from '#contract/orders/situacao.ts';
/** The status of a cart's group, its order, and the order's progress; the three change together. */
export type SituacaoPedido = {
  /** The group's status. */
  readonly idCarrinhoGrupoSituacao: number;
  /** The status of the order that the group became. */
  readonly idPrePedidoSituacao: number;
  /** The order's progress. */
  readonly idPedidoSituacao: number;
};

const situacao = (grupo: number, prePedido: number, pedido: number): SituacaoPedido => ({
  idCarrinhoGrupoSituacao: grupo,
  idPrePedidoSituacao: prePedido,
  idPedidoSituacao: pedido,
});

/** Not paid in advance: it awaits no payment. */
export const PROCESSADO = situacao(GRUPO_ABERTO, PRE_PEDIDO_PROCESSADO, PEDIDO_EM_ANALISE);
export const AGUARDANDO_PAGAMENTO = situacao(
  GRUPO_AGUARDANDO_PAGAMENTO,
  PRE_PEDIDO_EM_PROCESSO,
  PEDIDO_A_PAGAR,
);
export const PAGO = situacao(GRUPO_PAGO, PRE_PEDIDO_PROCESSADO, PEDIDO_LIBERADO);
export const PAGO_COM_SALDO = situacao(GRUPO_PAGO_COM_SALDO, PRE_PEDIDO_PAGO_COM_SALDO, PEDIDO_LIBERADO);
/** The group's order is cancelled and its lines went with it. */
export const CANCELADO = situacao(GRUPO_CANCELADO, PRE_PEDIDO_CANCELADO, PEDIDO_CANCELADO);
/** The group's order is cancelled and the group is open again, with its lines. */
export const REABERTO = situacao(GRUPO_ABERTO, PRE_PEDIDO_CANCELADO, PEDIDO_CANCELADO);

/** True for a group whose order is paid: it can neither be removed nor be paid in another way. */
export const isGrupoPago = ({
  idCarrinhoGrupoSituacao: id,
}: Pick<SituacaoPedido, 'idCarrinhoGrupoSituacao'>): boolean =>
  id === GRUPO_PAGO || id === GRUPO_PAGO_COM_SALDO;

const DESCRICOES: Readonly<Record<number, string>> = {
  [PEDIDO_RECUSADO]: 'Recusado',
  [PEDIDO_EM_ANALISE]: 'Em análise',
  [PEDIDO_EM_SEPARACAO]: 'Em separação',
  [PEDIDO_CANCELADO]: 'Cancelado',
  [PEDIDO_FATURADO]: 'Faturado',
  [PEDIDO_EM_TRANSPORTE]: 'Em transporte',
  [PEDIDO_ENTREGUE]: 'Entregue',
  [PEDIDO_A_PAGAR]: 'Aguardando pagamento',
  [PEDIDO_LIBERADO]: 'Liberado',
};

/** An order's status as text. */
export const descricaoSituacao = (idPedidoSituacao: number): string =>
  DESCRICOES[idPedidoSituacao] ?? 'Em análise';

/** All order statuses, as text. */
export const SITUACOES = Object.entries(DESCRICOES).map(([id, descPedidoSituacao]) => ({
  idPedidoSituacao: Number(id),
  descPedidoSituacao,
}));
