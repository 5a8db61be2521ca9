import { oneByOne } from '#server/db/one-by-one.ts';

/** Lists start by relevance, since no earlier build offered an order. */
export const ordemInicial = oneByOne([
  `alter table "preferenciaUsuario" alter column "idModoOrdenacao" set default 6`,
  `update "preferenciaUsuario" set "idModoOrdenacao" = 6`,
]);
