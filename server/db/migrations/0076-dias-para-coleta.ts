import { oneByOne } from '#server/db/one-by-one.ts';

/** The days for which a collection authorisation holds, as the company had it when the return went into collection. */
export const diasParaColeta = oneByOne([
  `alter table "devolucaoEtapa" add column "diasParaColeta" smallint not null default 10`,
  `alter table "devolucaoEtapa"
    alter column "diasParaColeta" set default ("numeroDaEmpresa"('diasParaColeta', 10)::smallint)`,
]);
