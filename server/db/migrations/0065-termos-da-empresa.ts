import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * The terms that the company may change, kept with each order and instalment as they were when it was made: the working days
 * to pay in advance, fine and monthly interest in hundredths of 1 %.
 */
export const termosDaEmpresa = oneByOne([
  `alter table "prePedido" add column "diasParaPagar" smallint not null default 3`,
  `alter table "contaReceber"
    add column "multa" smallint not null default 200,
    add column "jurosMes" smallint not null default 100`,
  // The company's number now; another text counts as none.
  `create function "numeroDaEmpresa"("chave" text, "padrao" numeric) returns numeric language plpgsql stable as $$
    begin
      return coalesce((select "valor"::numeric from "parametro"
        where "nome" = "chave" and "valor" ~ '^[0-9]{1,3}([.][0-9]{1,2})?$'), "padrao");
    end $$`,
  `alter table "prePedido"
    alter column "diasParaPagar" set default ("numeroDaEmpresa"('diasParaPagarAntecipado', 3)::smallint)`,
  `alter table "contaReceber"
    alter column "multa" set default (("numeroDaEmpresa"('multaAtraso', 2) * 100)::smallint),
    alter column "jurosMes" set default (("numeroDaEmpresa"('jurosAtrasoMensal', 1) * 100)::smallint)`,
]);
