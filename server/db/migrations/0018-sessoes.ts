import { oneByOne } from './one-by-one.ts';

/** What tells a session from another: its device, and when it was last heard of. */
export const sessoes = oneByOne([
  `alter table "sessao"
    add column "dispositivo" text not null default 'Aparelho desconhecido',
    add column "vistaEm" timestamptz`,
  `update "sessao" set "vistaEm" = "criadaEm"`,
  `alter table "sessao" alter column "vistaEm" set not null`,
]);
