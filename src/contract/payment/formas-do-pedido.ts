import * as z from 'zod/mini';
import { prazoFormaPagamento } from '#contract/customers/preferencia.ts';
import { defineCall } from '#contract/wire/call.ts';
import { id, idTexto } from '#contract/wire/wire.ts';

/** The other ways to pay an order that awaits its payment outside a checkout; none for any other order. */
export const consultarFormasDoPedido = defineCall({
  name: 'consultarFormasDoPedido',
  method: 'GET',
  path: '/pagamento/formasDoPedido',
  summary: 'The other ways to pay an order in advance',
  documented: false,
  access: 'session',
  query: z.object({ idPrePedido: idTexto }),
  body: undefined,
  reply: z.array(prazoFormaPagamento),
  errors: ['nao-encontrado', 'outra-epoca'],
});

/**
 * Changes how an order that awaits its payment is paid, to one of `consultarFormasDoPedido`. Prices stay. A Pix is
 * cancelled at its provider first; one that was paid, and a charge under way, keep the order as it is. It has no key: a
 * repeated call finds the order changed.
 */
export const alterarFormaDoPedido = defineCall({
  name: 'alterarFormaDoPedido',
  method: 'PUT',
  path: '/pagamento/formaDoPedido',
  summary: 'Change how an order in advance is paid',
  documented: false,
  access: 'session',
  query: undefined,
  body: z.object({ idPrePedido: id, idPrazo: id, idFormaPagamento: id }),
  reply: prazoFormaPagamento,
  errors: [
    'nao-encontrado',
    'pagamento-nao-permitido',
    'sem-meio-pagamento',
    'pagamento-em-processamento',
    'operadora-indisponivel',
    'outra-epoca',
  ],
});
