import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { booleanoTexto, id, idTexto, instante, reais } from '#contract/wire/wire.ts';

/** Situations of a Pix charge on the wire: 1 pending, 2 paid, 3 over (expired or failed). */
export const PIX_PENDENTE = 1;
export const PIX_PAGO = 2;
export const PIX_PROBLEMA = 3;

/** The integration's own situation: 2 when Pix can be used, anything else when it cannot. */
export const PIX_DISPONIVEL = 2;

export const cobrancaPix = z.object({
  idIntegracaoApiSituacao: id,
  idIntegracaoApiCobrancaPixTransacaoSituacao: id,
  /** The text behind the QR code, to be copied; empty until the provider made it. */
  textoImagemQRCode: z.string(),
  dataHoraCriacao: instante,
  dataHoraExpiracaoCobranca: instante,
  /** Ours: the amount to pay. */
  valor: reais,
});

export type CobrancaPix = z.output<typeof cobrancaPix>;

const porPedido = z.object({ idPrePedido: idTexto });

/** The charge that paid an order, else its newest, created if there is none. Reading also records a payment. */
export const consultarCobrancaPix = defineCall({
  name: 'consultarCobrancaPix',
  method: 'GET',
  path: '/pagamento/CobrancaPixTransacao',
  hasEffect: true,
  summary: 'The Pix charge of an order',
  documented: true,
  access: 'session',
  query: porPedido,
  body: undefined,
  reply: cobrancaPix,
  errors: ['nao-encontrado', 'pagamento-nao-permitido', 'operadora-indisponivel', 'outra-epoca'],
});

/**
 * Ours: another charge after the earlier ones were cancelled; a charge that waits or was paid stays as it is.
 * `politicaAceite` accepts the policies for the order's cart, so that its payment ends the cart.
 */
export const gerarCobrancaPix = defineCall({
  name: 'gerarCobrancaPix',
  method: 'POST',
  path: '/pagamento/CobrancaPixTransacao',
  summary: 'Make a new Pix charge for an order',
  documented: false,
  access: 'session',
  query: z.extend(porPedido, { politicaAceite: z.optional(booleanoTexto) }),
  body: undefined,
  reply: cobrancaPix,
  errors: ['nao-encontrado', 'pagamento-nao-permitido', 'operadora-indisponivel', 'outra-epoca'],
});

/** The provider's picture, as a path on this server; null for none. */
export const consultarIntegracaoPix = defineCall({
  name: 'consultarIntegracaoPix',
  method: 'GET',
  path: '/pagamento/CobrancaPixIntegracao',
  summary: 'The Pix provider',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.object({ imagem: z.nullable(z.string()) }),
  errors: [],
});
