import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * A price context may have a base: it then holds only the rows that differ from it, and `vendido` false says that it
 * does not sell a product that the base sells. A base has no base of its own and is chosen once, or devices would hold
 * prices of the old one.
 */
export const contextoBase = oneByOne([
  `alter table "contexto" add column "idContextoBase" text references "contexto"
    check ("idContextoBase" <> "idContexto")`,
  `alter table "produtoPreco" add column "vendido" boolean not null default true`,
  `create function "conferirContextoBase"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        raise exception 'the base of the price context % cannot change', old."idContexto"
          using errcode = 'check_violation';
      end if;
      if exists (select from "contexto" where "idContexto" = new."idContextoBase" and "idContextoBase" is not null) then
        raise exception 'the base % of the price context % has a base itself', new."idContextoBase", new."idContexto"
          using errcode = 'check_violation';
      end if;
      return new;
    end $$`,
  `create trigger "contexto_base" before insert on "contexto" for each row
    when (new."idContextoBase" is not null) execute function "conferirContextoBase"()`,
  `create trigger "contexto_base_mudada" before update on "contexto" for each row
    when (new."idContextoBase" is distinct from old."idContextoBase") execute function "conferirContextoBase"()`,
]);
