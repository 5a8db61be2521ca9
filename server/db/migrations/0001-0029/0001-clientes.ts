import { oneByOne } from '#server/db/one-by-one.ts';

/** Users, companies (clients and distribution centres), sale conditions, terms, preferences, sessions. */
export const clientes = oneByOne([
  `create table "usuario" (
    "idUsuario" integer primary key,
    "login" text not null,
    "nome" text not null,
    "email" text not null,
    "senhaHash" text not null,
    "exportaListaProdutos" boolean not null default false
  )`,
  `create unique index "usuario_login" on "usuario" (lower("login"))`,
  `create table "pessoa" (
    "idPessoa" integer primary key,
    "tipo" text not null check ("tipo" in ('cliente', 'filial')),
    "nome" text not null,
    "nomeFantasia" text not null,
    "cpfCnpj" text not null unique,
    "inscricaoEstadual" text not null default '',
    "logradouro" text not null,
    "numero" text not null,
    "bairro" text not null,
    "cidade" text not null,
    "estado" text not null check (length("estado") = 2),
    "cep" text not null,
    "telefone" text not null,
    "email" text not null,
    "licencas" integer not null default 0,
    "limiteDisponivel" bigint not null default 0,
    "limitePagamentoAntecipado" bigint not null default 0,
    "clienteBloqueadoMotivo" text,
    "aplicarLimiteMinimoDiario" boolean not null default false,
    "valorLimiteMinimoDiario" bigint not null default 0
  )`,
  `create table "usuarioCliente" (
    "idUsuario" integer not null references "usuario",
    "idPessoaCliente" integer not null references "pessoa",
    primary key ("idUsuario", "idPessoaCliente")
  )`,
  `create table "condicao" ("idCondicao" integer primary key, "descricao" text not null)`,
  `create table "clienteCondicaoFilial" (
    "id" integer primary key,
    "idPessoaCliente" integer not null references "pessoa",
    "idCondicao" integer not null references "condicao",
    "idPessoaFilial" integer not null references "pessoa",
    "minimoCompra" bigint not null,
    "prazoEntrega" integer not null,
    unique ("idPessoaCliente", "idCondicao", "idPessoaFilial")
  )`,
  `create table "prazo" ("idPrazo" integer primary key, "descricao" text not null, "dias" text not null)`,
  `create table "formaPagamento" (
    "idFormaPagamento" integer primary key,
    "descricao" text not null,
    "pagamentoAntecipado" boolean not null
  )`,
  `create table "prazoFormaPagamento" (
    "idPessoaCliente" integer not null references "pessoa",
    "idCondicao" integer not null references "condicao",
    "idPrazo" integer not null references "prazo",
    "idFormaPagamento" integer not null references "formaPagamento",
    primary key ("idPessoaCliente", "idCondicao", "idPrazo", "idFormaPagamento")
  )`,
  `create table "preferenciaUsuario" (
    "idUsuario" integer primary key references "usuario",
    "idPessoaClientePrincipal" integer references "pessoa",
    "calcularSt" boolean not null default true,
    "informarDadosExtrasPedido" boolean not null default false,
    "idModoExibicao" integer not null default 1,
    "idModoOrdenacao" integer not null default 1
  )`,
  `create table "preferenciaUsuarioCliente" (
    "idUsuario" integer not null references "usuario",
    "idPessoaCliente" integer not null references "pessoa",
    "idCondicao" integer not null references "condicao",
    "idPrazo" integer not null references "prazo",
    "idFormaPagamento" integer not null references "formaPagamento",
    primary key ("idUsuario", "idPessoaCliente")
  )`,
  `create table "sessao" (
    "sid" text primary key,
    "idUsuario" integer not null references "usuario",
    "criadaEm" timestamptz not null,
    "expiraEm" timestamptz not null,
    "revogadaEm" timestamptz
  )`,
  `create index "sessao_usuario" on "sessao" ("idUsuario")`,
  `create table "parametro" ("nome" text primary key, "valor" text not null)`,
  `create table "versaoSemente" (
    "versao" text primary key,
    "produtos" integer not null,
    "criadaEm" timestamptz not null
  )`,
]);
