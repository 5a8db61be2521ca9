import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id } from './wire.ts';

/** The statuses that orders are filtered by. */
export const consultarFiltroSituacao = defineCall({
  name: 'consultarFiltroSituacao',
  method: 'GET',
  path: '/pedido/filtrosituacao',
  summary: 'The statuses that orders are filtered by',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.array(z.object({ idPedidoSituacao: id, descPedidoSituacao: z.string() })),
  errors: [],
});

/** Where orders come from: the portal, a telephone, a visit. */
export const consultarFiltroOrigemTipo = defineCall({
  name: 'consultarFiltroOrigemTipo',
  method: 'GET',
  path: '/pedido/filtroorigemtipo',
  summary: 'The origins that orders are filtered by',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.array(
    z.object({ origem: z.object({ idOrigem: id }), idOrigemTipo: id, descOrigemTipo: z.string() }),
  ),
  errors: [],
});
