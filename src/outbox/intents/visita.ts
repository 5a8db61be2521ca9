import { manterVisita } from '#contract/visits/visita.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { freeze } from '#outbox/freeze.ts';
import { laneOfVisita, type VisitaIntent } from '#vault/visita-intent.ts';
import type { Kind } from './kind.ts';

const instanteOf = (at: number): string => new Date(at).toISOString();

/** A note about a visit. Later changes build on it, so a refused one holds them. */
export const visita: Kind<VisitaIntent> = {
  lane: (idPessoaCliente, { dia }) => laneOfVisita(idPessoaCliente, dia),
  needsCarrinho: false,
  isBarrier: true,
  changesLists: false,
  isOptional: false,
  isPartOf: () => false,
  isUntouched: () => false,
  effect: () => ({ tipo: 'nada' }),
  resolve: ({ idPessoaCliente }, { id, dia, base, escritaEm, depois }) =>
    freeze(
      toWire(manterVisita, {
        body: {
          id,
          idPessoaCliente,
          dia,
          base: base === null ? null : instanteOf(base),
          escritaEm: instanteOf(escritaEm),
          nota: depois,
        },
      }),
    ),
};
