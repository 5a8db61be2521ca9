import * as z from 'zod/mini';
import { notaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { defineCall } from '#contract/wire/call.ts';
import { dia } from '#contract/wire/paging.ts';
import { idTexto } from '#contract/wire/wire.ts';
import { pedidoResumo } from './pedido-lista.ts';

/** The most orders, and the most invoices, that one answer holds; when more changed, the lists are read whole. */
export const HISTORICO_MUDADO_MAXIMO = 200;

/**
 * The changes of a customer's orders and invoices since a cursor, each whole: it replaces the one of its number,
 * or is new. Without a cursor the response is only the current one: a device asks for
 * it first, then reads the lists, so that changes in between come with the next delta. `dataInicial` leaves out
 * older ones. One may come that the device holds already; every changed one comes. 410 `cursor-desconhecido`:
 * read the lists whole, also after the company withdrew a past order.
 */
export const sincronizarHistorico = defineCall({
  name: 'sincronizarHistorico',
  method: 'GET',
  path: '/sincronizacao/historico',
  summary: 'Orders and invoices of a customer that changed since a cursor',
  documented: false,
  access: 'session',
  query: z.object({
    idPessoaCliente: idTexto,
    dataInicial: z.optional(dia),
    cursor: z.optional(z.string().check(z.maxLength(60))),
  }),
  body: undefined,
  reply: z.object({ cursor: z.string(), pedidos: z.array(pedidoResumo), notas: z.array(notaFiscal) }),
  errors: ['cliente-nao-vinculado', 'cursor-desconhecido'],
});
