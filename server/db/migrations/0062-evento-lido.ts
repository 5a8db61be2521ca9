import { oneByOne } from '#server/db/one-by-one.ts';

/** How far each token of the company's own system has read the events, of all kinds or of orders alone. */
export const eventoLido = oneByOne([
  `create table "eventoLido" (
    "idToken" integer not null references "tokenIntegracao" on delete cascade,
    "soPedidos" boolean not null,
    "mudado" bigint not null,
    "idEvento" bigint not null,
    "lidoEm" timestamptz not null,
    primary key ("idToken", "soPedidos"))`,
]);
