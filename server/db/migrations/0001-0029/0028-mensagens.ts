import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Mails to be sent, and their results. A mail with a link for a new password is kept as its log-in: neither the
 * link nor the address. The content is removed once it is sent or given up.
 */
export const mensagens = oneByOne([
  `create table "mensagem" (
    "referencia" text primary key,
    "login" text,
    "para" text,
    "assunto" text,
    "texto" text,
    "criadaEm" timestamptz not null,
    "tentativas" integer not null default 0,
    "proximaEm" timestamptz,
    "enviadaEm" timestamptz,
    "motivo" text
  )`,
  `create index "mensagem_proximaEm" on "mensagem" ("proximaEm") where "proximaEm" is not null`,
  `create index "mensagem_criadaEm" on "mensagem" ("criadaEm")`,
]);
