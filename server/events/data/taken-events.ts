import { millisecondsInDay } from 'date-fns/constants';
import { sql } from 'kysely';
import { TIPOS_DE_PEDIDO } from '#contract/integration/evento.ts';
import type { Apagar } from '#server/db/esquecer.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { posicaoDe } from './read-events.ts';

/** A cursor that a token sent: it has taken the events up to there, of all kinds or of orders alone. */
export type Leitura = { readonly idToken: number; readonly soPedidos: boolean; readonly cursor: string };

/** Keeps how far a token has read. Nothing is written while it stays there. */
export async function noteLeitura(
  db: Database,
  { idToken, soPedidos, cursor }: Leitura,
  now: Date,
): Promise<void> {
  const { mudado, idEvento } = posicaoDe(cursor);
  await sql`
    insert into "eventoLido" as l ("idToken", "soPedidos", "mudado", "idEvento", "lidoEm")
    values (${idToken}, ${soPedidos}, ${mudado}, ${idEvento}, ${now})
    on conflict ("idToken", "soPedidos") do update
      set "mudado" = excluded."mudado", "idEvento" = excluded."idEvento", "lidoEm" = excluded."lidoEm"
      where (l."mudado", l."idEvento") <> (excluded."mudado", excluded."idEvento")`.execute(db);
}

/** An event that was not taken is kept this much longer than others: a year in all. */
const LONGER_MS = 275 * millisecondsInDay;
const AT_ONCE = 5000;

/** Whether files of orders, of a destination that goes on, still need an event: their cursor is before it, or the file of its order is not written. */
const isAwaitedByFiles = sql<boolean>`(
  exists (select from "exportacao" x where x."ativo" and e."tipo" = any(${[...TIPOS_DE_PEDIDO]}::text[])
    and (e."mudado", e."idEvento") >
      (coalesce(split_part(x."cursor", '.', 2)::bigint, 0), coalesce(split_part(x."cursor", '.', 3)::bigint, 0)))
  or exists (select from "exportacaoPedido" p
    join "exportacao" y on y."idExportacao" = p."idExportacao" and y."ativo"
    left join "exportacaoArquivo" a on a."idExportacao" = p."idExportacao" and a."arquivo" = p."arquivo"
    where p."referencia" = e."referencia" and a."escritoEm" is null and p."dispensadoEm" is null))`;

/** Whether an event is still to be taken by a receiver, by a token that has read with a cursor before, or by a file. */
const isAwaited = sql<boolean>`(${isAwaitedByFiles} or
  exists (select from "entrega" d join "destino" r on r."idDestino" = d."idDestino"
    where d."idEvento" = e."idEvento" and r."ativo" and d."situacao" <> 'entregue')
  or exists (select from "eventoLido" l join "tokenIntegracao" t on t."idToken" = l."idToken"
    where t."revogadoEm" is null and (e."mudado", e."idEvento") > (l."mudado", l."idEvento")
      and (not l."soPedidos" or e."tipo" = any(${[...TIPOS_DE_PEDIDO]}::text[]))))`;

/** Deletes the events from before `before` that were taken, and all that are much older. @returns how many older ones stay. */
export async function forgetEventos(
  db: Database,
  before: Date,
  { atOnce = AT_ONCE, signal }: Apagar = {},
): Promise<number> {
  const always = new Date(before.getTime() - LONGER_MS);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from "evento" where ctid = any(array(
        select e.ctid from "evento" e
        where e."criadoEm" < ${before} and (e."criadoEm" < ${always} or not ${isAwaited}) limit ${atOnce}))`.execute(
      db,
    );
    if (numAffectedRows < BigInt(atOnce) || signal?.aborted === true) break;
  }
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as "left" from "evento" where "criadoEm" < ${before}`.execute(db);
  return rows[0]?.left ?? 0;
}
