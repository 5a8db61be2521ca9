import { oneByOne } from '#server/db/one-by-one.ts';

/** The queue's writes beyond lines: the extra data of the order, and stock alerts. */
export const fila = oneByOne([
  `alter table "carrinho"
    drop column "dadosExtras",
    add column "informarDadosExtrasPedido" boolean not null default false,
    add column "numeroPedidoCliente" text not null default '',
    add column "observacao" text not null default ''`,
  `alter table "prePedido"
    add column "numeroPedidoCliente" text not null default '',
    add column "observacao" text not null default ''`,
  `create table "intencaoCompra" (
    "idUsuario" integer not null references "usuario",
    "idPessoaCliente" integer not null references "pessoa",
    "idItemTipo" smallint not null,
    "idItem" integer not null,
    "criadaEm" timestamptz not null,
    primary key ("idUsuario", "idPessoaCliente", "idItemTipo", "idItem")
  )`,
]);
