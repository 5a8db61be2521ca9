import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import { readCursor } from '#server/db/feed-cursor.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { claimStream, endClaim } from './feed-claim.ts';
import { assembleFeed, catalogoLines, contentName, precosLines, runsOf } from './feed-lines.ts';
import { nameFeed } from './feed-name.ts';
import { readCatalogoListas, readCatalogoRows, readFaixas, readPrecoRows } from './feed-rows.ts';
import { addGeracaoPasso } from './feed-steps.ts';

/** The catalogue itself among the streams; the others are named by their price context. */
export const CATALOGO = '';

/** The stream to build. It is left alone unless its newest cursor is still `seen`. */
export type Build = {
  readonly idContexto: string;
  readonly seen: string | undefined;
  /** The generation to add it to; without one it makes its own. */
  readonly geracao: string | undefined;
  readonly now: Date;
};

type Content = {
  readonly geracao: string;
  readonly cursor: string;
  readonly header: object;
  readonly lines: string[];
  readonly total: number;
};

// A device may be in the middle of a replaced stream.
const KEPT = 2;

/**
 * Builds one stream from a snapshot of the tables and stores it as its newest. Not inside a transaction: the rows are
 * read in one, packed while others may use the connection, and stored in another.
 * @returns its generation, or undefined when another caller or process builds it or has just built it.
 */
export async function buildStream(db: Database, build: Build): Promise<string | undefined> {
  const { idContexto, seen, now } = build;
  const obra = await claimStream(db, idContexto);
  if (obra === undefined) return undefined;
  try {
    if ((await readNewestCursor(db, idContexto)) !== seen) return undefined;
    const { geracao, cursor, header, lines, total } = await readContent(db, build);
    const head = { geracao, cursor, total, segmentos: lines.length, ...header };
    const { text, sha256 } = assembleFeed(head, lines, total);
    const corpo = await promisify(gzip)(text, { level: 9 });
    return await db.transaction().execute(async (trx) => {
      if (!(await endClaim(trx, idContexto, obra))) return undefined;
      const named = trx.insertInto('catalogoGeracao').values({ geracao, criadaEm: now });
      await named.onConflict((conflict) => conflict.doNothing()).execute();
      const nome = await nameFeed(trx, sha256);
      await trx
        .insertInto('feed')
        .values({ geracao, idContexto, cursor, corpo, sha256, total, nome })
        .execute();
      await dropReplaced(trx, idContexto);
      await addGeracaoPasso(trx, cursor);
      return geracao;
    });
  } finally {
    await endClaim(db, idContexto, obra);
  }
}

/** The cursor of a stream's newest generation; undefined when it was never built. */
export async function readNewestCursor(db: Database, idContexto: string): Promise<string | undefined> {
  const query = db
    .selectFrom('feed')
    .innerJoin('catalogoGeracao', 'catalogoGeracao.geracao', 'feed.geracao')
    .select('feed.cursor')
    .where('idContexto', '=', idContexto)
    .orderBy('ordem', 'desc')
    .limit(1);
  return (await query.executeTakeFirst())?.cursor;
}

const readContent = (db: Database, { idContexto, geracao }: Build): Promise<Content> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const cursor = await readCursor(trx);
      const head = { geracao: geracao ?? (await nameOf(trx, cursor, idContexto)), cursor };
      if (idContexto === CATALOGO) {
        const header = await readCatalogoListas(trx);
        const rows = await readCatalogoRows(trx);
        return { ...head, header, lines: catalogoLines(rows), total: rows.length };
      }
      const faixas = await readFaixas(trx, idContexto);
      const rows = await readPrecoRows(trx, idContexto);
      const header = { idContexto, produtos: runsOf(rows.map((row) => row.idProduto)), faixas };
      return { ...head, header, lines: precosLines(rows), total: rows.length };
    });

/** A name for a transaction's snapshot: it differs from all others once a row has been written. */
async function nameOf(trx: Database, cursor: string, idContexto: string): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`
    select pg_current_snapshot()::text as "snapshot"`.execute(trx);
  return contentName([cursor, must(rows[0], 'snapshot').snapshot, idContexto]);
}

/** Drops all but the newest generations of a stream, and generations without streams. */
async function dropReplaced(trx: Database, idContexto: string): Promise<void> {
  const kept = trx
    .selectFrom('feed')
    .innerJoin('catalogoGeracao', 'catalogoGeracao.geracao', 'feed.geracao')
    .select('feed.geracao')
    .where('idContexto', '=', idContexto)
    .orderBy('ordem', 'desc')
    .limit(KEPT);
  await trx
    .deleteFrom('feed')
    .where('idContexto', '=', idContexto)
    .where('geracao', 'not in', kept)
    .execute();
  await dropEmptyGeracoes(trx);
}

/** Drops generations without streams. */
export async function dropEmptyGeracoes(db: Database): Promise<void> {
  const filled = db
    .selectFrom('feed')
    .select('feed.geracao')
    .whereRef('feed.geracao', '=', sql.ref('catalogoGeracao.geracao'));
  await db
    .deleteFrom('catalogoGeracao')
    .where((eb) => eb.not(eb.exists(filled)))
    .execute();
}
