import { oneByOne } from '#server/db/one-by-one.ts';

/** As 0005 marks the catalogue: by the transaction that wrote a row last. */
const stamp = (table: string): string[] => [
  `alter table "${table}" add column "mudado" bigint not null default 0`,
  `alter table "${table}" alter column "mudado" set default (pg_current_xact_id()::text::bigint)`,
  `create trigger "${table}_mudado" before update on "${table}" for each row
    when (old.* is distinct from new.*) execute function "marcarMudado"()`,
  `create index "${table}_mudado" on "${table}" ("mudado")`,
];

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
  // When the user said yes on a device that sent it later.
  `alter table "prePedido"
    add column "orcamento" boolean not null default false,
    add column "feitoEm" timestamptz`,
  `create unique index "notaFiscal_numero"
    on "notaFiscal" ("idPessoaEmitente", "serieDocumento", "numDocumento")`,
  `create table "notaFiscalXml" (
    "idTitulo" integer primary key references "notaFiscal" on delete cascade,
    "xml" text not null
  )`,
  // So that a device gets only changed orders and invoices of its customers.
  ...stamp('prePedido'),
  ...stamp('notaFiscal'),
]);
