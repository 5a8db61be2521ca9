import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import type { PedidoItem, PedidoResumo } from '#contract/orders/pedido-lista.ts';
import type { Recebivel } from '#contract/payment/extrato-cliente.ts';
import type { Devolucao } from '#contract/returns/devolucao.ts';

/**
 * A customer's order as the server listed it. Its lines have a row of their own (rows of older builds include
 * them), so that thousands of orders can be listed without them.
 */
export type PedidoRow = { idPrePedido: number; idPessoaCliente: number; pedido: PedidoResumo; at: number };

/** The lines of an order. */
export type PedidoItensRow = { idPrePedido: number; idPessoaCliente: number; itens: PedidoItem[] };

/** An invoice of a customer as the server listed it. */
export type NotaFiscalRow = { idTitulo: number; idPessoaCliente: number; nota: NotaFiscal; at: number };

/** A return of a customer as the server listed it, with its lines. */
export type DevolucaoRow = { id: number; idPessoaCliente: number; devolucao: Devolucao; at: number };

/** An instalment of a customer. Its days late and its interest are as of `at`. */
export type RecebivelRow = { id: number; idPessoaCliente: number; recebivel: Recebivel; at: number };
