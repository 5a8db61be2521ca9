import { oneByOne } from '#server/db/one-by-one.ts';

/** The stock that each order took: a combo's members may change before it is cancelled. */
export const estoqueDoPedido = oneByOne([
  `create table "prePedidoEstoque" (
    "idPrePedido" integer not null references "prePedido" on delete cascade,
    "idProduto" integer not null,
    "idPessoaFilial" integer not null,
    "unidades" integer not null check ("unidades" > 0),
    primary key ("idPrePedido", "idProduto", "idPessoaFilial")
  )`,
]);
