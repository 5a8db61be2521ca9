import { oneByOne } from './one-by-one.ts';

/** Lists begin by relevance, as nobody could choose an order before. */
export const ordemInicial = oneByOne([
  `alter table "preferenciaUsuario" alter column "idModoOrdenacao" set default 6`,
  `update "preferenciaUsuario" set "idModoOrdenacao" = 6`,
]);
