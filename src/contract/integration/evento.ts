import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { idTexto, instante } from '#contract/wire/wire.ts';
import { dadosDaDevolucao, dadosDaVisita, dadosDoAcesso, dadosDoCadastro } from './evento-outros.ts';
import { dadosDoPedido } from './evento-pedido.ts';

/** Events of orders; `pedido.confirmado`: the checkout of a made order has ended. */
export const TIPOS_DE_PEDIDO = [
  'pedido.feito',
  'pedido.pagamentoMudado',
  'pedido.pago',
  'pedido.confirmado',
  'pedido.cancelado',
] as const;

export const TIPOS_DE_EVENTO = [
  ...TIPOS_DE_PEDIDO,
  'devolucao.finalizada',
  'cadastro.solicitado',
  'acesso.solicitado',
  'visita.anotada',
] as const;

export type TipoEvento = (typeof TIPOS_DE_EVENTO)[number];

/** Events of one answer by default, and the maximum; an answer with large events holds fewer. */
export const EVENTOS_POR_PAGINA = 100;
export const EVENTOS_POR_PAGINA_MAXIMO = 500;

/** `id` is the event's for good: one that comes again is the same. Events of one `chave` come in their order. */
const envelope = { id: z.string(), chave: z.string(), criadoEm: instante };

/** An event of an order. */
export const eventoDePedido = z.object({ ...envelope, tipo: z.enum(TIPOS_DE_PEDIDO), dados: dadosDoPedido });

/** Something that happened, with its data as they were then; the body of a webhook is one such object. */
const evento = z.discriminatedUnion('tipo', [
  eventoDePedido,
  z.object({ ...envelope, tipo: z.literal('devolucao.finalizada'), dados: dadosDaDevolucao }),
  z.object({ ...envelope, tipo: z.literal('cadastro.solicitado'), dados: dadosDoCadastro }),
  z.object({ ...envelope, tipo: z.literal('acesso.solicitado'), dados: dadosDoAcesso }),
  z.object({ ...envelope, tipo: z.literal('visita.anotada'), dados: dadosDaVisita }),
]);

const limiteTexto = z.codec(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.int(), {
  decode: (wire) => Number(wire),
  encode: (value) => String(value),
});

const query = z.object({
  cursor: z.optional(z.string().check(z.maxLength(80))),
  limite: z.optional(limiteTexto),
});

/**
 * Events after a cursor, oldest first, each exactly once; without a cursor from the oldest that is kept (90 days). `cursor` is
 * the one to ask with next, also when there are no events. An event may wait for others that began earlier and have not
 * ended. 410 `cursor-desconhecido` after a backup was restored: ask without a cursor, and skip every known `id`.
 */
export const consultarEventos = defineCall({
  name: 'consultarEventos',
  method: 'GET',
  path: '/integracao/eventos',
  summary: 'Events after a cursor',
  documented: false,
  access: 'machine',
  query,
  body: undefined,
  reply: z.object({ eventos: z.array(evento), cursor: z.string() }),
  errors: ['cursor-desconhecido'],
});

/** The same for events of orders alone. */
export const consultarPedidosDaEmpresa = defineCall({
  name: 'consultarPedidosDaEmpresa',
  method: 'GET',
  path: '/integracao/pedidos',
  summary: 'Events of orders after a cursor',
  documented: false,
  access: 'machine',
  query,
  body: undefined,
  reply: z.object({ eventos: z.array(eventoDePedido), cursor: z.string() }),
  errors: ['cursor-desconhecido'],
});

/** An order as the company's own system holds it. */
const pedidoRecebido = z.object({ idPrePedido: z.int(), numeroErp: z.string(), recebidoEm: instante });

/**
 * Says that the company's own system holds an order, and its number there. The same number again gets the first answer; another
 * one is refused with 409, so that two systems cannot take one order. A past order that was loaded under the number gives way,
 * unless it is of another customer or has documents: then 409 too.
 */
export const receberPedido = defineCall({
  name: 'receberPedido',
  method: 'POST',
  path: '/integracao/pedidos/:idPrePedido/recebido',
  summary: 'Acknowledge an order with the company’s own number',
  documented: false,
  access: 'machine',
  params: z.object({ idPrePedido: idTexto }),
  query: undefined,
  body: z.object({ numeroErp: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  reply: pedidoRecebido,
  errors: ['nao-encontrado', 'pedido-ja-recebido'],
});
