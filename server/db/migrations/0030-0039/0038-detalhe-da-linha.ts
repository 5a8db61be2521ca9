import { oneByOne } from '#server/db/one-by-one.ts';

/** The remark on a line of a cart and of an order; '' is none. */
export const detalheDaLinha = oneByOne([
  `alter table "carrinhoItem" add column "observacao" text not null default ''`,
  `alter table "prePedidoItem" add column "observacao" text not null default ''`,
]);
