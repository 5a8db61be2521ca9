import { alterarGrupo } from '#contract/cart/carrinho-extras.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { isSameGrupo } from '#domain/cart/linha.ts';
import { freeze } from '#outbox/freeze.ts';
import { laneOf, type PagamentoIntent } from '#vault/outbox-rows.ts';
import type { Kind } from './kind.ts';

/** How a group is paid. */
export const pagamento: Kind<PagamentoIntent> = {
  lane: laneOf,
  needsCarrinho: true,
  isBarrier: false,
  changesLists: false,
  isOptional: false,
  isPartOf: ({ grupo }, envio) => envio.grupos.some((g) => isSameGrupo(g, grupo)),
  isUntouched: ({ grupo }, pedidos) => !pedidos.some((pedido) => isSameGrupo(pedido, grupo)),
  effect: ({ grupo, idPrazo, idFormaPagamento }) => ({
    tipo: 'pagamento',
    grupo,
    idPagamento: `${idPrazo}_${idFormaPagamento}`,
  }),
  resolve: (_row, { grupo, idPrazo, idFormaPagamento }, { open }) => {
    const found = open?.grupos.find((g) => isSameGrupo(g, grupo));
    // The server has no group without lines, so there is nothing to pay.
    if (!open || !found) return { kind: 'nothing' };
    const { idCarrinho } = open;
    const { idCarrinhoGrupo } = found;
    return freeze(toWire(alterarGrupo, { body: { idCarrinho, idCarrinhoGrupo, idPrazo, idFormaPagamento } }));
  },
};
