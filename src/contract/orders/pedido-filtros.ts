import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id } from '#contract/wire/wire.ts';

const pedidoSituacao = z.object({ idPedidoSituacao: id, descPedidoSituacao: z.string() });

/** Where an order comes from: an origin, and its kind, which `variosOrigemTipo` filters by. */
const pedidoOrigem = z.object({
  origem: z.object({ idOrigem: id, descOrigem: z.string() }),
  idOrigemTipo: id,
  descOrigemTipo: z.string(),
});

export type PedidoOrigem = z.output<typeof pedidoOrigem>;

/** Every status, whether an order has it or not. */
export const consultarPedidoSituacoes = defineCall({
  name: 'consultarPedidoSituacoes',
  method: 'GET',
  path: '/pedido/filtrosituacao',
  summary: 'The statuses that orders are filtered by',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.array(pedidoSituacao),
  errors: [],
});

export const consultarPedidoOrigens = defineCall({
  name: 'consultarPedidoOrigens',
  method: 'GET',
  path: '/pedido/filtroorigemtipo',
  summary: 'The origins that orders are filtered by',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.array(pedidoOrigem),
  errors: [],
});
