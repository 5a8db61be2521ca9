import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * An order that no file of a destination could hold may be settled by the operator, who entered it by hand. `corpo` is the
 * event's data with codes that came later, where the order was written from these.
 */
export const pedidosDispensados = oneByOne([
  `alter table "exportacaoPedido" add column "dispensadoEm" timestamptz, add column "corpo" text`,
]);
