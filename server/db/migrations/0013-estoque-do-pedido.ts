import { oneByOne } from './one-by-one.ts';

/** What each order took out of stock: a combo's members may be others by the time it is cancelled. */
export const estoqueDoPedido = oneByOne([
  `create table "prePedidoEstoque" (
    "idPrePedido" integer not null references "prePedido" on delete cascade,
    "idProduto" integer not null,
    "idPessoaFilial" integer not null,
    "unidades" integer not null check ("unidades" > 0),
    primary key ("idPrePedido", "idProduto", "idPessoaFilial")
  )`,
]);
