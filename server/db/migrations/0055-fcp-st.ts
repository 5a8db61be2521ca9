import { oneByOne } from '#server/db/one-by-one.ts';

/** The part of the ST that a state collects for its fund against poverty (FCP), in hundredths of 1 %. */
export const fcpSt = oneByOne([
  `alter table "produtoPreco" add column "stFcp" integer not null default 0`,
  `alter table "produtoPreco" add constraint "produtoPreco_stFcp" check ("stFcp" between 0 and "st")`,
  `alter table "prePedidoItem" add column "stFcp" integer not null default 0`,
]);
