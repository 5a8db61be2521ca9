import { oneByOne } from '#server/db/one-by-one.ts';

/** The tax list of a medicine (Lei 10.147/2000): '+', '-' or 'N'; '' is unknown. */
export const listaPisCofins = oneByOne([
  `alter table "produto" add column "listaPisCofins" text not null default ''
    check ("listaPisCofins" in ('', '+', '-', 'N'))`,
]);
