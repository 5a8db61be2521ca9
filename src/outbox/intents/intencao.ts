import { registrarIntencaoCompra } from '#contract/cart/intencao-compra.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { freeze } from '#outbox/freeze.ts';
import { type IntencaoIntent, laneOfIntencao } from '#vault/outbox-rows.ts';
import type { Kind } from './kind.ts';

/** 'Avise-me': a stock alert. It belongs to no cart. */
export const intencao: Kind<IntencaoIntent> = {
  lane: laneOfIntencao,
  needsCarrinho: false,
  isBarrier: false,
  changesLists: false,
  isOptional: false,
  isPartOf: () => false,
  isUntouched: () => false,
  effect: () => ({ tipo: 'nada' }),
  resolve: ({ idPessoaCliente }, { idItem, idItemTipo }) =>
    freeze(toWire(registrarIntencaoCompra, { body: { idPessoaCliente, idItemTipo, idItem } })),
};
