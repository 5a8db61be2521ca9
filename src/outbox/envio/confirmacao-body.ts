import type { confirmarCarrinho } from '#contract/cart/confirmar-carrinho.ts';
import type { BodyOf } from '#contract/wire/call.ts';
import { chaveDaLinha, isSameGrupo } from '#domain/cart/linha.ts';
import type { EnvioVisto } from './to-envio.ts';

/** Returns the body of a confirmation as the user saw the cart: totals, lines and payments of each group. */
export const toConfirmacao = (
  { totalVisto, grupos, linhas }: EnvioVisto,
  revisao: number,
): NonNullable<BodyOf<typeof confirmarCarrinho>> => ({
  revisao,
  totalVisto,
  grupos: grupos.map(({ idPagamentoVisto, ...g }) => ({
    ...g,
    linhas: linhas
      .filter((l) => isSameGrupo(l, g))
      .map((l) => ({ ...chaveDaLinha(l), quantidade: l.quantidade })),
    ...(idPagamentoVisto === undefined ? {} : { idPagamentoVisto }),
  })),
});
