import { informarDadosExtrasPedido } from '#contract/cart/carrinho-extras.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { freeze } from '#outbox/freeze.ts';
import { type ExtrasIntent, laneOf } from '#vault/outbox-rows.ts';
import { CLOSED, type Kind } from './kind.ts';

/** The extra data of the order. */
export const extras: Kind<ExtrasIntent> = {
  lane: laneOf,
  needsCarrinho: true,
  isBarrier: false,
  changesLists: false,
  isOptional: false,
  isPartOf: () => true,
  isUntouched: () => true,
  effect: ({ informar, numeroPedidoCliente, observacao }) => ({
    tipo: 'extras',
    extras: { informar, numeroPedidoCliente, observacao },
  }),
  resolve: (_row, { informar, numeroPedidoCliente, observacao, semCarrinho }, { open }) => {
    // If the cart was never created, the change is dropped; if it was finished elsewhere, the user decides.
    if (!open) return informar && !semCarrinho ? CLOSED : { kind: 'nothing' };
    return freeze(
      toWire(informarDadosExtrasPedido, {
        body: {
          IDCarrinho: open.idCarrinho,
          InformarDadosExtrasPedido: informar,
          NumeroPedidoCliente: numeroPedidoCliente,
          Observacao: observacao,
        },
      }),
    );
  },
};
