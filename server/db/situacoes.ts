/** The status of a cart's group, its order, and the order's progress; the three change together. */
export type SituacaoPedido = {
  /** The group's: 1 open, 2 awaiting payment, 4 paid, 5 paid with balance, 6 cancelled. */
  readonly idCarrinhoGrupoSituacao: number;
  /** The order's: 2 in process, 3 processed, 5 paid with balance, 6 cancelled. */
  readonly idPrePedidoSituacao: number;
  /** The status: 2 em análise, 6 cancelado, 11 aguardando pagamento, 12 liberado. */
  readonly idPedidoSituacao: number;
};

const situacao = (grupo: number, prePedido: number, pedido: number): SituacaoPedido => ({
  idCarrinhoGrupoSituacao: grupo,
  idPrePedidoSituacao: prePedido,
  idPedidoSituacao: pedido,
});

/** Not paid in advance: it awaits no payment. */
export const PROCESSADO = situacao(1, 3, 2);
export const AGUARDANDO_PAGAMENTO = situacao(2, 2, 11);
export const PAGO = situacao(4, 3, 12);
export const PAGO_COM_SALDO = situacao(5, 5, 12);
/** The group's order is cancelled and its lines went with it. */
export const CANCELADO = situacao(6, 6, 6);
/** The group's order is cancelled and the group is open again, with its lines. */
export const REABERTO = situacao(1, 6, 6);

/** The situation of a cancelled order. */
export const PRE_PEDIDO_CANCELADO = CANCELADO.idPrePedidoSituacao;

/** True for a group whose order is paid: it can neither be removed nor be paid in another way. */
export const isGrupoPago = ({
  idCarrinhoGrupoSituacao: id,
}: Pick<SituacaoPedido, 'idCarrinhoGrupoSituacao'>): boolean =>
  id === PAGO.idCarrinhoGrupoSituacao || id === PAGO_COM_SALDO.idCarrinhoGrupoSituacao;

const DESCRICOES: Readonly<Record<number, string>> = {
  1: 'Recusado',
  2: 'Em análise',
  3: 'Em separação',
  6: 'Cancelado',
  7: 'Faturado',
  9: 'Em transporte',
  10: 'Entregue',
  11: 'Aguardando pagamento',
  12: 'Liberado',
};

/** An order's status as text. */
export const descricaoSituacao = (idPedidoSituacao: number): string =>
  DESCRICOES[idPedidoSituacao] ?? 'Em análise';

/** All order statuses, as text. */
export const SITUACOES = Object.entries(DESCRICOES).map(([id, descPedidoSituacao]) => ({
  idPedidoSituacao: Number(id),
  descPedidoSituacao,
}));
