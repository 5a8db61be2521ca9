import { oneByOne } from '#server/db/one-by-one.ts';

/** Whether days on which banks are closed are no working days to pay an order, as the company had it when it was made. */
export const feriadosDaEmpresa = oneByOne([
  `alter table "prePedido" add column "feriadosSemBanco" boolean not null default false`,
  // The company's yes or no now; another text counts as no.
  `create function "simDaEmpresa"("chave" text) returns boolean language plpgsql stable as $$
    begin
      return coalesce((select "valor" = 'true' from "parametro" where "nome" = "chave"), false);
    end $$`,
  `alter table "prePedido" alter column "feriadosSemBanco" set default ("simDaEmpresa"('feriadosSemBanco'))`,
]);
