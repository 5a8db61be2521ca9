import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Correction letters of invoices. Situations: 1 open, 2 waits for approval, 3 rejected, 4 registered, 5 deleted. An
 * invoice has one letter in 1 or 2 at most, and 20 events. `autorizadaEm` is the moment of the invoice's authorisation.
 */
export const cartas = oneByOne([
  `create table "cartaCorrecao" (
    "idCartaCorrecao" integer primary key generated always as identity,
    "idPessoaCliente" integer not null references "pessoa",
    "idPessoaFilial" integer not null references "pessoa",
    "idTitulo" bigint not null references "notaFiscal",
    "idUsuario" integer not null references "usuario",
    "idSituacao" integer not null check ("idSituacao" between 1 and 5),
    "autorizadaEm" timestamptz not null,
    "criadaEm" timestamptz not null,
    "mudadaEm" timestamptz not null
  )`,
  `create index "cartaCorrecao_cliente" on "cartaCorrecao" ("idPessoaCliente", "criadaEm", "idCartaCorrecao")`,
  `create index "cartaCorrecao_titulo" on "cartaCorrecao" ("idTitulo")`,
  `create unique index "cartaCorrecao_emAndamento" on "cartaCorrecao" ("idTitulo") where "idSituacao" in (1, 2)`,
  `create index "cartaCorrecao_aguardando" on "cartaCorrecao" ("mudadaEm") where "idSituacao" = 2`,
  `create table "cartaCorrecaoItem" (
    "id" integer generated always as identity,
    "idCartaCorrecao" integer not null references "cartaCorrecao" on delete cascade,
    "nItem" integer not null,
    "loteOrigem" text not null,
    "loteCorrigido" text not null,
    "quantidade" integer not null check ("quantidade" > 0),
    primary key ("idCartaCorrecao", "nItem", "loteOrigem", "loteCorrigido"),
    check ("loteOrigem" <> "loteCorrigido")
  )`,
  `create table "cartaCorrecaoEtapa" (
    "id" integer primary key generated always as identity,
    "idCartaCorrecao" integer not null references "cartaCorrecao" on delete cascade,
    "idSituacao" integer not null,
    "em" timestamptz not null,
    "idUsuario" integer references "usuario",
    "mensagem" text not null default ''
  )`,
  `create index "cartaCorrecaoEtapa_carta" on "cartaCorrecaoEtapa" ("idCartaCorrecao", "id")`,
  // A registered event stays, also if the letter's row changes.
  `create table "cartaCorrecaoEvento" (
    "idCartaCorrecao" integer primary key references "cartaCorrecao",
    "idTitulo" bigint not null references "notaFiscal",
    "nSeqEvento" integer not null check ("nSeqEvento" between 1 and 20),
    "numProtocolo" text not null,
    "registradaEm" timestamptz not null,
    "xml" text not null,
    unique ("idTitulo", "nSeqEvento")
  )`,
  // Finds whether a branch has sold a lot of a product.
  `create index "notaFiscalItemLote_lote" on "notaFiscalItemLote" (upper("lote"))`,
  // A hint for the devices of the customer, as for returns.
  `create trigger "cartaCorrecao_aviso" after insert or update on "cartaCorrecao" for each row
    execute function "avisarPedido"()`,
]);
