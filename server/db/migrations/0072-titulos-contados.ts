import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * Instalments that the customer's limit counts already: they hold credit that no order of this portal took. Loads that are
 * not undone yet remember records with the new members.
 */
export const titulosContados = oneByOne([
  `alter table "contaReceber" add column "contadoNoLimite" boolean not null default false`,
  `update "cargaAntes" set
      "antes" = '{"outrasNotas": [], "contadoNoLimite": false}'::jsonb || "antes",
      "depois" = '{"outrasNotas": [], "contadoNoLimite": false}'::jsonb || "depois"
    where "recurso" = 'titulos'`,
]);
