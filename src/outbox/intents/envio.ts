import { ID_OPERACAO, ID_ORIGEM, ID_ORIGEM_TIPO } from '#contract/cart/carrinho.ts';
import { confirmarCarrinho } from '#contract/cart/confirmar-carrinho.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { toConfirmacao } from '#outbox/envio/confirmacao-body.ts';
import { freeze } from '#outbox/freeze.ts';
import { type EnvioIntent, laneOf } from '#vault/outbox-rows.ts';
import { CLOSED, type Kind } from './kind.ts';

/** A submission: its lines leave the cart and become orders. */
export const envio: Kind<EnvioIntent> = {
  lane: laneOf,
  needsCarrinho: true,
  isBarrier: true,
  changesLists: true,
  isOptional: false,
  isPartOf: () => false,
  isUntouched: () => false,
  effect: ({ linhas }) => ({ tipo: 'envio', linhas }),
  resolve: ({ at }, { codigoLocal, cashbackAplicado, ...visto }, { open }) => {
    if (!open) return CLOSED;
    return freeze(
      toWire(confirmarCarrinho, {
        query: {
          idCarrinho: open.idCarrinho,
          ...(cashbackAplicado === undefined ? {} : { cashbackAplicado }),
          idOperacao: ID_OPERACAO,
          idOrigem: ID_ORIGEM,
          idOrigemTipo: ID_ORIGEM_TIPO,
        },
        body: {
          ...toConfirmacao(visto, open.revisao),
          codigoLocal,
          // The time of the user's confirmation. Offline, it is long before the server receives it.
          feitoEm: toBusinessInstant(new Date(at)),
          parcial: true,
        },
      }),
    );
  },
};
