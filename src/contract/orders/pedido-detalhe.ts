import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { dia } from '#contract/wire/paging.ts';
import { id, idTexto, instante, reais } from '#contract/wire/wire.ts';
import { pedidoEtapa, pedidoResumo } from './pedido-lista.ts';

/**
 * An order with all facts of its page except lines and invoices, which have their own calls.
 * `totalValorUnitarioSugeridoConsederandoUndiades` (the documents' spelling) is the served quantity at the
 * prices before discounts, like `subTotal`; less the discounts and with ST it is the total.
 */
const pedidoDetalhe = z.object({
  ...pedidoResumo.shape,
  totalValorUnitarioSugeridoConsederandoUndiades: reais,
  valorCashbackAplicado: reais,
  etapas: z.array(pedidoEtapa),
});

/** Ours: the documents do not show this call's path. */
export const consultarPedidoDetalhe = defineCall({
  name: 'consultarPedidoDetalhe',
  method: 'GET',
  path: '/pedido/detalhe',
  summary: 'An order with the times of its statuses',
  documented: false,
  access: 'session',
  query: z.object({ idPrePedido: idTexto }),
  body: undefined,
  reply: pedidoDetalhe,
  errors: ['nao-encontrado'],
});

/** An invoice of an order. `idPedido` is the invoiced separation. The data for downloads are ours. */
const pedidoTitulo = z.object({
  numDocumento: z.string(),
  idPedido: id,
  descOperacaoSituacaoPedido: z.string(),
  descNfeStatus: z.string(),
  descOperacaoPedido: z.string(),
  dataPrevisaoEntrega: z.nullable(dia),
  valorTotalNota: reais,
  idTitulo: z.optional(id),
  chaveAcesso: z.optional(z.string()),
  dataDocumento: z.optional(instante),
  boletos: z.optional(z.array(z.object({ idBoleto: id }))),
});

export type PedidoTitulo = z.output<typeof pedidoTitulo>;

export const consultarTitulosPedido = defineCall({
  name: 'consultarTitulosPedido',
  method: 'GET',
  path: '/pedido/titulo',
  summary: 'The invoices of an order',
  documented: true,
  access: 'session',
  query: z.object({ idPrePedido: idTexto }),
  body: undefined,
  reply: z.array(pedidoTitulo),
  errors: ['nao-encontrado'],
});
