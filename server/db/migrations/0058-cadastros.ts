import { oneByOne } from '#server/db/one-by-one.ts';

/** Branches, conditions, customers and users that the company loads. */
export const cadastros = oneByOne([
  // A withdrawn code keeps its id, and its rows where something refers to them.
  `alter table "codigoErp" add column "retirado" boolean not null default false`,
  `insert into "formaPagamento" ("idFormaPagamento", "descricao", "pagamentoAntecipado") values
    (1, 'Boleto', false), (4, 'Dinheiro', false), (6, 'Boleto antecipado', true), (7, 'Depósito antecipado', true),
    (8, 'Cartão de crédito', true), (10, 'Pix', true)
    on conflict do nothing`,
  `alter table "usuario"
    add column "papel" text not null default 'representante'
      check ("papel" in ('representante', 'comprador', 'supervisor', 'escritorio')),
    add column "idPessoaClienteInicial" integer references "pessoa" on delete set null`,
  // The seller may be loaded after the customer.
  `alter table "pessoa" add column "codigoVendedor" text`,
  // The users of a withdrawn customer, for its return.
  `create table "usuarioClienteRetirado" (
    "idUsuario" integer not null references "usuario" on delete cascade,
    "idPessoaCliente" integer not null references "pessoa" on delete cascade,
    primary key ("idUsuario", "idPessoaCliente")
  )`,
]);
