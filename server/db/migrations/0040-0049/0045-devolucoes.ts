import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Returns of invoiced goods. Situations: 1 draft, 2 waits for approval, 3 refused, 4 ready or in transport
 * (`enviada`), 6 authorised by the company's system, 8 cancelled, 11 in collection, 13 received. An invoice has one
 * draft at most. `valor` of a line is its share of the invoice's line, fixed when the return is finalised.
 */
export const devolucoes = oneByOne([
  `create table "devolucaoMotivo" ("idDevolucaoMotivo" integer primary key, "descDevolucaoMotivo" text not null)`,
  `insert into "devolucaoMotivo" values (1, 'Avaria no transporte'), (2, 'Produto trocado'), (3, 'Quantidade a mais'),
    (4, 'Pedido em duplicidade'), (5, 'Validade curta ou vencido'), (6, 'Desvio de qualidade'),
    (7, 'Recolhimento (recall)'), (8, 'Falha na cadeia fria'), (9, 'Desacordo comercial')`,
  `create table "devolucao" (
    "idDevolucaoEletronica" integer primary key generated always as identity,
    "idDevolucaoVenda" integer unique,
    "idPessoaCliente" integer not null references "pessoa",
    "idPessoaFilial" integer not null references "pessoa",
    "idTitulo" integer not null references "notaFiscal",
    "idUsuario" integer not null references "usuario",
    "idDevolucaoVendaTipo" integer not null check ("idDevolucaoVendaTipo" in (1, 2)),
    "idDevolucaoEletronicaTipo" integer not null,
    "idSituacao" integer not null,
    "enviada" boolean not null default false,
    "foraPrazo" boolean not null,
    "idDevolucaoMotivo" integer references "devolucaoMotivo",
    "notaFiscalClienteEletronica" boolean not null,
    "observacoes" text not null,
    "criadaEm" timestamptz not null,
    "mudadaEm" timestamptz not null,
    check (("idSituacao" = 1) = ("idDevolucaoVenda" is null))
  )`,
  `create sequence "devolucaoVenda" as integer start 7001`,
  `create index "devolucao_cliente" on "devolucao" ("idPessoaCliente", "criadaEm", "idDevolucaoEletronica")`,
  `create index "devolucao_titulo" on "devolucao" ("idTitulo")`,
  `create unique index "devolucao_rascunho" on "devolucao" ("idTitulo") where "idSituacao" = 1`,
  `create index "devolucao_aguardando" on "devolucao" ("mudadaEm") where "idSituacao" = 2`,
  `create table "devolucaoItem" (
    "idDevolucaoEletronica" integer not null references "devolucao" on delete cascade,
    "nItem" integer not null,
    "lote" text not null,
    "quantidade" integer not null check ("quantidade" > 0),
    "idDevolucaoMotivo" integer not null references "devolucaoMotivo",
    "valor" bigint not null check ("valor" >= 0),
    primary key ("idDevolucaoEletronica", "nItem", "lote")
  )`,
  `create table "devolucaoEtapa" (
    "id" integer primary key generated always as identity,
    "idDevolucaoEletronica" integer not null references "devolucao" on delete cascade,
    "idSituacao" integer not null,
    "em" timestamptz not null,
    "idUsuario" integer,
    "mensagem" text not null default ''
  )`,
  `create index "devolucaoEtapa_devolucao" on "devolucaoEtapa" ("idDevolucaoEletronica", "id")`,
  // A hint for the devices of the customer, as for orders; a draft can be deleted.
  `create trigger "devolucao_aviso" after insert or update on "devolucao" for each row
    execute function "avisarPedido"()`,
  `create function "avisarDevolucaoExcluida"() returns trigger language plpgsql as $$
    begin
      perform pg_notify('maleta', concat_ws(' ', 'pedido', old."idPessoaCliente",
        coalesce(current_setting('maleta.sid', true), '')));
      return null;
    end $$`,
  `create trigger "devolucao_excluida_aviso" after delete on "devolucao" for each row
    execute function "avisarDevolucaoExcluida"()`,
  `alter table "lancamentoContaCorrente" add column "idDevolucao" integer references "devolucao"`,
  `create index "lancamentoContaCorrente_devolucao" on "lancamentoContaCorrente" ("idDevolucao")
    where "idDevolucao" is not null`,
]);
