import { oneByOne } from '#server/db/one-by-one.ts';

const LISTENED = ['pessoaEmail', 'pessoaTelefone'];

const digits = `regexp_replace(regexp_replace("telefone", '[^0-9]', '', 'g'), '^55(?=[0-9]{10,11}$)', '')`;

/**
 * Contacts of customers. The principal ones stay where the company writes them, `pessoa.email` and `pessoa.telefone`, and
 * are no second time in a table: so they are never out of step, and no write of the company can fail on them. The views
 * join them to the others. Then what a customer's record still lacked.
 */
export const contatos = oneByOne([
  `create table "telefoneTipo" ("idTelefoneTipo" integer primary key, "descTelefoneTipo" text not null)`,
  `insert into "telefoneTipo" values
    (1, 'Residencial'), (2, 'Comercial'), (3, 'Celular'), (4, 'Fax'), (5, 'Recado'), (6, 'WhatsApp')`,
  `create table "pessoaEmail" (
    "id" integer primary key generated always as identity,
    "idPessoa" integer not null references "pessoa" on delete cascade,
    "email" text not null,
    "enviarPedido" boolean not null default false,
    "marketing" boolean not null default false,
    "enviarCobranca" boolean not null default false
  )`,
  `create unique index "pessoaEmail_email" on "pessoaEmail" ("idPessoa", lower("email"))`,
  `create sequence "idTelefone" as integer`,
  `create table "pessoaTelefone" (
    "idTelefone" integer primary key default nextval('"idTelefone"'),
    "idPessoa" integer not null references "pessoa" on delete cascade,
    "ddd" text not null,
    "prefixo" text not null,
    "numero" text not null,
    "idTelefoneTipo" integer not null references "telefoneTipo",
    "permiteReceberPromocao" boolean not null default false
  )`,
  `create unique index "pessoaTelefone_numero"
    on "pessoaTelefone" ("idPessoa", "ddd", "prefixo", "numero", "idTelefoneTipo")`,

  // Evidence of consent outlives the contact and the customer.
  `create table "consentimentoMarketing" (
    "id" bigint primary key generated always as identity,
    "idPessoa" integer not null,
    "canal" text not null check ("canal" in ('email', 'telefone')),
    "valor" text not null,
    "aceito" boolean not null,
    "idUsuario" integer not null references "usuario",
    "em" timestamptz not null
  )`,
  `create index "consentimentoMarketing_pessoa" on "consentimentoMarketing" ("idPessoa", "em")`,

  `alter table "pessoa"
    add column "complemento" text not null default '',
    add column "documentoIdentidade" text not null default '',
    add column "idUsuarioVendedor" integer references "usuario" on delete set null,
    add column "idTelefonePrincipal" integer not null default nextval('"idTelefone"')`,

  // An address that only the company's record has gets orders and bills, and no promotions.
  `create view "emailDoCliente" as
    select p."idPessoa", trim(p."email") as "email", true as "principal",
      coalesce(e."enviarPedido", true) as "enviarPedido", coalesce(e."marketing", false) as "marketing",
      coalesce(e."enviarCobranca", true) as "enviarCobranca"
    from "pessoa" p
    left join "pessoaEmail" e on e."idPessoa" = p."idPessoa" and lower(e."email") = lower(trim(p."email"))
    where p."tipo" = 'cliente' and trim(p."email") <> ''
    union all
    select e."idPessoa", e."email", false, e."enviarPedido", e."marketing", e."enviarCobranca"
    from "pessoaEmail" e join "pessoa" p on p."idPessoa" = e."idPessoa"
    where lower(e."email") <> lower(trim(p."email"))`,

  // A mobile number has a prefix of five digits; text that is no number is no phone.
  `create view "telefonePrincipal" as
    select "idPessoa", "idTelefonePrincipal" as "idTelefone", left("digitos", 2) as "ddd",
      substr("digitos", 3, length("digitos") - 6) as "prefixo", right("digitos", 4) as "numero",
      case length("digitos") when 11 then 3 else 2 end as "idTelefoneTipo"
    from (select "idPessoa", "idTelefonePrincipal", ${digits} as "digitos" from "pessoa" where "tipo" = 'cliente') p
    where length("digitos") in (10, 11)`,
  `create view "telefoneDoCliente" as
    select "idPessoa", "idTelefone", "ddd", "prefixo", "numero", "idTelefoneTipo", true as "principal",
      false as "permiteReceberPromocao"
    from "telefonePrincipal"
    union all
    select t."idPessoa", t."idTelefone", t."ddd", t."prefixo", t."numero", t."idTelefoneTipo", false,
      t."permiteReceberPromocao"
    from "pessoaTelefone" t left join "telefonePrincipal" p on p."idPessoa" = t."idPessoa"
    where (p."ddd", p."prefixo", p."numero", p."idTelefoneTipo")
      is distinct from (t."ddd", t."prefixo", t."numero", t."idTelefoneTipo")`,

  `create function "avisarContato"() returns trigger language plpgsql as $$
    begin
      perform pg_notify('maleta', concat_ws(' ', 'contato', coalesce(new."idPessoa", old."idPessoa"),
        coalesce(current_setting('maleta.sid', true), '')));
      return null;
    end $$`,
  ...LISTENED.map(
    (table) => `create trigger "${table}_aviso" after insert or update or delete on "${table}" for each row
      execute function "avisarContato"()`,
  ),
  `create trigger "pessoa_contato_aviso" after update on "pessoa" for each row
    when ((old."email", old."telefone") is distinct from (new."email", new."telefone"))
    execute function "avisarContato"()`,
]);
