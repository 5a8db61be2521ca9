import { oneByOne } from '#server/db/one-by-one.ts';

/** The goals of sellers, and the index by which the orders of one user in a month are found. */
export const metas = oneByOne([
  `create table "meta" (
    "idMeta" integer primary key,
    "idUsuario" integer not null references "usuario",
    "mes" text not null,
    "fabricante" text,
    "marca" text,
    "idPessoaCliente" integer references "pessoa",
    "valor" bigint not null)`,
  `create index "meta_usuario" on "meta" ("idUsuario", "mes")`,
  `create index "meta_cliente" on "meta" ("idPessoaCliente")`,
  `create index "prePedido_usuario" on "prePedido" ("idUsuario", "dataHora")`,
]);
