/** Statuses of an order: `idPedidoSituacao`. */
export const PEDIDO_RECUSADO = 1;
export const PEDIDO_EM_ANALISE = 2;
export const PEDIDO_EM_SEPARACAO = 3;
export const PEDIDO_CANCELADO = 6;
export const PEDIDO_FATURADO = 7;
export const PEDIDO_EM_TRANSPORTE = 9;
export const PEDIDO_ENTREGUE = 10;
/** The only status in which an order can be paid after it was made. */
export const PEDIDO_A_PAGAR = 11;
export const PEDIDO_LIBERADO = 12;

/** The statuses that a company's system sets as an order advances, in their order. */
export const PASSOS_DO_PEDIDO: readonly number[] = [
  PEDIDO_EM_ANALISE,
  PEDIDO_LIBERADO,
  PEDIDO_EM_SEPARACAO,
  PEDIDO_FATURADO,
  PEDIDO_EM_TRANSPORTE,
  PEDIDO_ENTREGUE,
];

/** The statuses that end an order that is not delivered. */
export const FINS_DO_PEDIDO: readonly number[] = [PEDIDO_RECUSADO, PEDIDO_CANCELADO];

/** Statuses of the order that a cart's group became: `idPrePedidoSituacao`. */
export const PRE_PEDIDO_RECUSADO = 1;
export const PRE_PEDIDO_EM_PROCESSO = 2;
export const PRE_PEDIDO_PROCESSADO = 3;
export const PRE_PEDIDO_PAGO_COM_SALDO = 5;
export const PRE_PEDIDO_CANCELADO = 6;

/** Statuses of a cart's group: `idEcommerceCarrinhoGrupoSituacao`, `idSituacao`. */
export const GRUPO_ABERTO = 1;
export const GRUPO_AGUARDANDO_PAGAMENTO = 2;
export const GRUPO_PAGO = 4;
export const GRUPO_PAGO_COM_SALDO = 5;
export const GRUPO_CANCELADO = 6;

/** Kinds of order in the list: `variasLegendas`. */
export const LEGENDA_PEDIDO = 1;
export const LEGENDA_ORCAMENTO = 2;
