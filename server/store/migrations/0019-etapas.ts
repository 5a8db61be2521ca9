import { oneByOne } from './one-by-one.ts';

/** When an order reached each of its statuses, quotations among the orders, and an invoice as it was signed. */
export const etapas = oneByOne([
  `create table "pedidoEtapa" (
    "idPrePedido" integer not null references "prePedido" on delete cascade,
    "idPedidoSituacao" smallint not null,
    "em" timestamptz not null,
    primary key ("idPrePedido", "idPedidoSituacao")
  )`,
  // The few that go on, among all that are delivered.
  `create index "prePedido_andamento" on "prePedido" ("idPedidoSituacao")
    where "idPedidoSituacao" in (2, 3, 7, 9, 12)`,
  `alter table "prePedido" add column "orcamento" boolean not null default false`,
  `create unique index "notaFiscal_numero"
    on "notaFiscal" ("idPessoaEmitente", "serieDocumento", "numDocumento")`,
  `create table "notaFiscalXml" (
    "idTitulo" integer primary key references "notaFiscal" on delete cascade,
    "xml" text not null
  )`,
]);
