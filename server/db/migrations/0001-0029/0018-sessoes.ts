import { oneByOne } from '#server/db/one-by-one.ts';

/** The marks of a session: its device, and its last request. */
export const sessoes = oneByOne([
  `alter table "sessao"
    add column "dispositivo" text not null default 'Aparelho desconhecido',
    add column "vistaEm" timestamptz`,
  `update "sessao" set "vistaEm" = "criadaEm"`,
  `alter table "sessao" alter column "vistaEm" set not null`,
]);
