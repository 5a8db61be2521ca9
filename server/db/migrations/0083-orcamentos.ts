import { oneByOne } from '#server/db/one-by-one.ts';

/** Of a quotation: its last valid day, for one made here, and when its lines went last into a cart. */
export const orcamentos = oneByOne([
  `alter table "prePedido" add column "validoAte" date, add column "transformadoEm" timestamptz`,
]);
