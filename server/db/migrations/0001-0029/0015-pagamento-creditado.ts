import { oneByOne } from '#server/db/one-by-one.ts';

/** Money for an order that no longer accepts it, and each branch's account for payments in advance. */
export const pagamentoCreditado = oneByOne([
  // Credited to the customer's balance with the company, once.
  `alter table "pagamento" add column "creditadoEm" timestamptz`,
  `create index "pagamento_aberto" on "pagamento" ("idPagamento")
    where "situacao" in ('pendente', 'processando')`,
  `create table "contaDeposito" (
    "idPessoaFilial" integer primary key references "pessoa",
    "codigoBanco" text not null check ("codigoBanco" ~ '^[0-9]{3}$'),
    "descBanco" text not null,
    "numeroAgencia" text not null,
    "digVerifAgencia" text not null,
    "numContaCorrente" text not null,
    "digVerifContaCorrente" text not null
  )`,
]);
