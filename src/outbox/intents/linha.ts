import { isSameGrupo, isSameLinha } from '#domain/cart/linha.ts';
import { grupoOfLinha } from '#outbox/carrinho/grupo-of.ts';
import { resolveLinha } from '#outbox/carrinho/resolve-linha.ts';
import { linhasDoPedido } from '#outbox/envio/linhas-do-pedido.ts';
import { type LinhaIntent, laneOf } from '#vault/outbox-rows.ts';
import type { Kind } from './kind.ts';

/** A line's quantity and texts. */
export const linha: Kind<LinhaIntent> = {
  lane: laneOf,
  needsCarrinho: true,
  isBarrier: false,
  changesLists: false,
  isOptional: false,
  isPartOf: (intent, envio) => {
    const grupo = grupoOfLinha(intent);
    return (
      envio.linhas.some((l) => isSameLinha(l, intent.linha)) ||
      envio.grupos.some((g) => isSameGrupo(g, grupo))
    );
  },
  // An order without reported lines may contain it.
  isUntouched: (intent, pedidos) =>
    pedidos.every((pedido) => {
      const linhas = linhasDoPedido(pedido);
      return linhas !== undefined && !linhas.some((l) => isSameLinha(l, intent.linha));
    }),
  effect: (intent) => ({
    tipo: 'linha',
    linha: intent.linha,
    quantidade: intent.quantidade,
    detalhe: intent.detalhe,
    antesDe: intent.antesDe,
    grupo: grupoOfLinha(intent),
  }),
  resolve: resolveLinha,
};
