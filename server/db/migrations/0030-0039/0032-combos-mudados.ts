import { oneByOne } from '#server/db/one-by-one.ts';

const XID = 'pg_current_xact_id()::text::bigint';

/** A write to a part of combos marks the combos, one statement at a time. */
const marksCombo = (table: string): string[] => [
  `create function "${table}Mudado"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        update "promocaoCombo" set "mudado" = -1 where "idPromocaoCombo" in (select "idPromocaoCombo" from antes);
      elsif tg_op = 'INSERT' then
        update "promocaoCombo" set "mudado" = -1 where "idPromocaoCombo" in (select "idPromocaoCombo" from depois);
      else
        update "promocaoCombo" set "mudado" = -1 where "idPromocaoCombo" in
          (select "idPromocaoCombo" from antes union select "idPromocaoCombo" from depois);
      end if;
      return null;
    end $$`,
  `create trigger "${table}_incluido" after insert on "${table}" referencing new table as depois
    for each statement execute function "${table}Mudado"()`,
  `create trigger "${table}_alterado" after update on "${table}" referencing old table as antes new table as depois
    for each statement execute function "${table}Mudado"()`,
  `create trigger "${table}_removido" after delete on "${table}" referencing old table as antes
    for each statement execute function "${table}Mudado"()`,
];

/** Combos say which transaction wrote them last, and leave a row when they go. */
export const combosMudados = oneByOne([
  `alter table "promocaoCombo" add column "mudado" bigint not null default 0`,
  `alter table "promocaoCombo" alter column "mudado" set default (${XID})`,
  `create trigger "promocaoCombo_mudado" before update on "promocaoCombo" for each row
    when (old.* is distinct from new.*) execute function "marcarMudado"()`,
  `create index "promocaoCombo_mudado" on "promocaoCombo" ("mudado")`,
  `create index "promocaoComboProduto_produto" on "promocaoComboProduto" ("idProduto")`,
  ...marksCombo('promocaoComboProduto'),
  ...marksCombo('promocaoComboRestricao'),

  // A combo names its own term of payment.
  `create function "prazoDoComboMudado"() returns trigger language plpgsql as $$
    begin
      update "promocaoCombo" set "mudado" = -1 where "idPrazoPrioritario" = new."idPrazo";
      return null;
    end $$`,
  `create trigger "prazo_doCombo" after update on "prazo" for each row
    when (old.* is distinct from new.*) execute function "prazoDoComboMudado"()`,

  `create table "promocaoComboRemovido" (
    "idPromocaoCombo" integer primary key,
    "mudado" bigint not null
  )`,
  `create function "promocaoComboRemovido"() returns trigger language plpgsql as $$
    begin
      insert into "promocaoComboRemovido" ("idPromocaoCombo", "mudado") values (old."idPromocaoCombo", ${XID})
        on conflict ("idPromocaoCombo") do update set "mudado" = excluded."mudado";
      return null;
    end $$`,
  `create trigger "promocaoCombo_removido" after delete on "promocaoCombo" for each row
    execute function "promocaoComboRemovido"()`,
]);
