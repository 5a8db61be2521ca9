import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import { isSameBanco, readBanco } from './banco.ts';
import { countDone } from './marca.ts';
import type { Database, DatabaseTransaction } from './schema/schema.ts';

const CURSOR = /^([0-9a-f-]{36})\.(\d{1,15})$/;

/**
 * Tables whose every row is updated, so that the trigger sets its `mudado` to a transaction of this database. Orders
 * and invoices are too many for that: `isChangedSince` reads their `mudado`.
 */
const STAMPED = [
  'fabricante',
  'marca',
  'produtoLinha',
  'categoria',
  'subCategoria',
  'produto',
  'produtoPreco',
  'produtoEstoque',
  'selo',
  'cashback',
  'produtoLista',
  'promocaoCombo',
] as const;

/**
 * Begins an epoch; call it once at a server's start, before the first response. A cursor is valid in its own epoch up
 * to the start of the next one. So a cursor given out after a backup was made is refused for good once that backup is
 * restored, although the restored database counts on from before it. Returns true where the epoch before was another
 * database's: a dump was loaded here, or a standby promoted.
 */
export async function startEpoca(db: Database): Promise<boolean> {
  return await beginEpoca(db, () => true);
}

/** Begins an epoch under a running server if the database is no longer that of the last epoch; one process does it. */
export async function followBanco(db: Database): Promise<void> {
  await beginEpoca(db, (isOther) => isOther);
}

async function beginEpoca(db: Database, isDue: (isOther: boolean) => boolean): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    // Readers continue; another process that begins an epoch waits.
    await sql`lock table "feedEpoca" in exclusive mode`.execute(trx);
    const banco = await readBanco(async (query) => (await query.execute(trx)).rows);
    const newest = await trx
      .selectFrom('feedEpoca')
      .select('banco')
      .orderBy('ordem', 'desc')
      .limit(1)
      .executeTakeFirst();
    // '' is the migration's own: no cursor was given out under it elsewhere.
    const isOther = newest === undefined || (newest.banco !== '' && !isSameBanco(newest.banco, banco));
    if (!isDue(isOther)) return false;
    if (isOther) await forgetHistory(trx);
    await trx.insertInto('feedEpoca').values({ banco, feitas: countDone }).execute();
    return isOther && newest !== undefined;
  });
}

/** Sets `mudado` of every row to this transaction, and deletes the cursors of another database. */
async function forgetHistory(trx: DatabaseTransaction): Promise<void> {
  await trx.deleteFrom('feedEpoca').execute();
  // Kept: the id of a removed product is not given again.
  await sql`update "feedRemovido" set "mudado" = pg_current_xact_id()::text::bigint`.execute(trx);
  await sql`update "promocaoComboRemovido" set "mudado" = pg_current_xact_id()::text::bigint`.execute(trx);
  await sql`update "evento" set "mudado" = pg_current_xact_id()::text::bigint`.execute(trx);
  await trx.deleteFrom('eventoLido').execute();
  await trx.updateTable('exportacao').set({ cursor: null }).execute();
  await trx.deleteFrom('catalogoGeracao').execute();
  await trx.deleteFrom('feedPasso').execute();
  await trx.deleteFrom('feedDelta').execute();
  for (const table of STAMPED) await trx.updateTable(table).set({ mudado: -1 }).execute();
  await trx.updateTable('contexto').set({ faixasMudado: 0 }).execute();
}

/**
 * The cursor of this transaction's snapshot: every change outside the snapshot has the same or a higher transaction id.
 * Take it in a repeatable-read transaction together with the data that it is given for.
 */
export async function readCursor(db: Database): Promise<string> {
  const { rows } = await sql<{ epoca: string; xmin: number }>`
    select (select "epoca" from "feedEpoca" order by "ordem" desc limit 1) as "epoca",
      pg_snapshot_xmin(pg_current_snapshot())::text::bigint as "xmin"`.execute(db);
  const { epoca, xmin } = must(rows[0], 'feedEpoca');
  return `${epoca}.${xmin}`;
}

/**
 * True when the transaction `since` or a later one wrote a row of orders or invoices. A `mudado` above this database's
 * current transaction id came with rows loaded from another database, so it does not count. A lower one of such a row
 * reports it once more than needed.
 */
export const isChangedSince = (
  mudado: 'prePedido.mudado' | 'notaFiscal.mudado' | 'historicoRetirado.mudado',
  since: number,
) =>
  sql<boolean>`${sql.ref(mudado)} >= ${since}
    and ${sql.ref(mudado)} < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;

/**
 * The lowest `mudado` that a cursor's holder may not have seen; undefined when this database never gave out the cursor.
 */
export async function readSince(db: Database, cursor: string): Promise<number | undefined> {
  const [, epoca, digits] = CURSOR.exec(cursor) ?? [];
  if (epoca === undefined) return undefined;
  const since = Number(digits);
  const { rows } = await sql<{ ate: number }>`
    select coalesce(
      (select min(n."desde") from "feedEpoca" n where n."ordem" > e."ordem"),
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    ) as "ate" from "feedEpoca" e where e."epoca" = ${epoca}`.execute(db);
  const ate = rows[0]?.ate;
  return ate === undefined || since > ate ? undefined : since;
}
