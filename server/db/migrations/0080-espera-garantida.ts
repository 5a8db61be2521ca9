import { oneByOne } from '#server/db/one-by-one.ts';

/** Until when an order waits at least for its payment, after its way to pay was changed. */
export const esperaGarantida = oneByOne([`alter table "prePedido" add column "esperaGarantida" timestamptz`]);
