import { definirEtapa } from '#contract/cart/confirmar-carrinho.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { freeze } from '#outbox/freeze.ts';
import { type EtapaIntent, laneOf } from '#vault/outbox-rows.ts';
import { CLOSED, type Kind } from './kind.ts';

const ACEITE = 3;

/** The acceptance of the policies: the step before a submission. */
export const etapa: Kind<EtapaIntent> = {
  lane: laneOf,
  needsCarrinho: true,
  isBarrier: true,
  changesLists: false,
  isOptional: false,
  isPartOf: () => false,
  isUntouched: () => false,
  effect: () => ({ tipo: 'nada' }),
  resolve: (_row, _intent, { open }) =>
    open
      ? freeze(
          toWire(definirEtapa, {
            query: { idCarrinho: open.idCarrinho, etapa: ACEITE, politicaAceite: true },
          }),
        )
      : CLOSED,
};
