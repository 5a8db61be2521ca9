import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { dia } from './paging.ts';
import { pedidoEtapa } from './pedido-etapa.ts';
import { pedidoResumo } from './pedido-lista.ts';
import { id, idTexto, reais } from './wire.ts';

/**
 * An order with all that its page shows. `totalValorUnitarioSugeridoConsederandoUndiades` (spelled as documented) is
 * the value before discounts.
 */
export const pedidoDetalhe = z.object({
  ...pedidoResumo.def.shape,
  origemTipo: z.object({
    idOrigemTipo: id,
    descOrigemTipo: z.string(),
    origem: z.object({ idOrigem: id, descOrigem: z.string() }),
  }),
  valorCashbackAplicado: reais,
  totalValorUnitarioSugeridoConsederandoUndiades: reais,
  /** Ours: the stages that it has reached, the oldest first. */
  pedidoEtapas: z.array(pedidoEtapa),
});

export type PedidoDetalhe = z.output<typeof pedidoDetalhe>;

/** Decided path: the documents name the call, not where it is. */
export const consultarPedidoDetalhe = defineCall({
  name: 'consultarPedidoDetalhe',
  method: 'GET',
  path: '/pedido/detalhe',
  summary: 'An order with its stages',
  documented: false,
  access: 'session',
  query: z.object({ idPrePedido: idTexto }),
  body: undefined,
  reply: pedidoDetalhe,
  errors: ['nao-encontrado'],
});

/** An invoice of an order. `idPedido` is the separation that it was made from; ours: `idTitulo`, its own id. */
export const pedidoTitulo = z.object({
  idTitulo: z.optional(z.nullable(id)),
  numDocumento: z.string(),
  idPedido: id,
  descOperacaoSituacaoPedido: z.string(),
  descNfeStatus: z.string(),
  descOperacaoPedido: z.string(),
  dataPrevisaoEntrega: z.nullable(dia),
  valorTotalNota: reais,
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
