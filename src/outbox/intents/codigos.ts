import { registrarCodigosDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { freeze } from '#outbox/freeze.ts';
import { type CodigosIntent, laneOfCodigos } from '#vault/codigo-intent.ts';
import type { Kind } from './kind.ts';

/** The customer's own codes that an import learned. Another company's server may have no call for them. */
export const codigos: Kind<CodigosIntent> = {
  lane: laneOfCodigos,
  needsCarrinho: false,
  isBarrier: false,
  changesLists: false,
  isOptional: true,
  isPartOf: () => false,
  isUntouched: () => false,
  effect: () => ({ tipo: 'nada' }),
  resolve: ({ idPessoaCliente }, { aprendidos, esquecidos }) =>
    freeze(toWire(registrarCodigosDoCliente, { body: { idPessoaCliente, aprendidos, esquecidos } })),
};
