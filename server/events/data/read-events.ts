import { sql } from 'kysely';
import type { TipoEvento } from '#contract/integration/evento.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { must } from '#lib/must.ts';
import { readCursor, readSince } from '#server/db/feed-cursor.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** Characters of one answer: a larger page ends earlier, after at least one event. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The epoch, and the transaction and the number of the last event that its holder has. */
const CURSOR = /^([0-9a-f-]{36})\.(\d{1,15})\.(\d{1,15})$/;

type Row = {
  readonly referencia: string;
  readonly tipo: TipoEvento;
  readonly chave: string;
  readonly criadoEm: Date;
  readonly corpo: string;
};

/** An event as its receivers get it, by webhook and by pull: the same bytes each time. */
export const toTexto = ({ referencia: id, tipo, chave, criadoEm, corpo }: Row): string => {
  const head = JSON.stringify({ id, tipo, chave, criadoEm: toBusinessInstant(criadoEm) });
  return `${head.slice(0, -1)},"dados":${corpo}}`;
};

/** The events that an answer holds as texts, and the cursor after them. */
export type PaginaDeEventos = { readonly eventos: readonly string[]; readonly cursor: string };

type Posicao = { readonly mudado: number; readonly idEvento: number };

/** The place of a cursor that this database gave out. */
export function posicaoDe(cursor: string | undefined): Posicao {
  const [, , mudado, idEvento] = CURSOR.exec(cursor ?? '') ?? [];
  return { mudado: Number(mudado ?? 0), idEvento: Number(idEvento ?? 0) };
}

type Procura = {
  readonly cursor: string | undefined;
  readonly limite: number;
  /** All types where it is undefined. */
  readonly tipos?: readonly TipoEvento[];
};

/**
 * Events after a cursor by transaction and number. Only transactions below the oldest running one are read, so that none that
 * ends later is skipped. `'unknown'`: this database never gave out the cursor.
 */
export const readEventos = (db: Database, procura: Procura): Promise<PaginaDeEventos | 'unknown'> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const [, epoca, mudado] = CURSOR.exec(procura.cursor ?? '') ?? [];
      const isKnown =
        procura.cursor === undefined || (await readSince(trx, `${epoca}.${mudado}`)) !== undefined;
      if (!isKnown) return 'unknown';
      const after = posicaoDe(procura.cursor);
      const rows = await selectEventos(trx, after, procura);
      const last = rows.at(-1) ?? after;
      const [atual] = (await readCursor(trx)).split('.');
      const cursor = `${must(atual, 'epoca')}.${last.mudado}.${last.idEvento}`;
      return { eventos: rows.map(toTexto), cursor };
    });

async function selectEventos(
  trx: Database,
  after: Posicao,
  { limite, tipos }: Procura,
): Promise<(Row & Posicao)[]> {
  const ofTipos = tipos === undefined ? sql`true` : sql`"tipo" = any(${[...tipos]}::text[])`;
  const { rows } = await sql<Row & Posicao>`
    select "referencia", "tipo", "chave", "criadoEm", "corpo", "mudado", "idEvento" from (
      select *, sum(octet_length("corpo")) over (order by "mudado", "idEvento") - octet_length("corpo") as "antes"
      from (
        select * from "evento"
        where ("mudado", "idEvento") > (${after.mudado}::bigint, ${after.idEvento}::bigint)
          and "mudado" < pg_snapshot_xmin(pg_current_snapshot())::text::bigint and ${ofTipos}
        order by "mudado", "idEvento" limit ${limite}) e) p
    where "antes" < ${MAX_BYTES} order by "mudado", "idEvento"`.execute(trx);
  return rows;
}
