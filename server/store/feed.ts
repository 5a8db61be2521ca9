import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { readCursor } from './feed-cursor.ts';
import { assembleFeed, catalogoLines, contentName, cutFeed, precosLines, runsOf } from './feed-lines.ts';
import { readCatalogoListas, readCatalogoRows, readFaixas, readPrecoRows } from './feed-rows.ts';
import type { Database } from './schema.ts';

/** A ready stream: `corpo` is gzip, `sha256` that of its last line, `geracao` what both streams name. */
export type Feed = { readonly corpo: Uint8Array; readonly sha256: string; readonly geracao: string };

/** The catalogue itself among the feeds; the others are named by their price context. */
export const CATALOGO = '';
// A device may be in the middle of the generation before, or between its catalogue and its prices.
const GERACOES_GUARDADAS = 2;

/**
 * Builds the catalogue's stream and each context's from one snapshot of the tables and stores them as the newest
 * generation, named by its content and its cursor. Not inside a transaction: the rows are read in one, packed
 * while others may use the connection, and stored in another.
 * @returns the generation's name.
 */
export async function buildFeeds(db: Database, clock: () => Date): Promise<string> {
  const { cursor, listas, catalogo, precos } = await readAll(db);
  const lines = catalogoLines(catalogo);
  const packed = precos.map(({ rows, ...p }) => ({
    ...p,
    produtos: runsOf(rows.map((r) => r.idProduto)),
    total: rows.length,
    lines: precosLines(rows),
  }));
  const geracao = contentName([
    cursor,
    JSON.stringify(listas),
    ...lines,
    ...packed.flatMap((p) => [p.idContexto, JSON.stringify([p.produtos, p.faixas]), ...p.lines]),
  ]);
  const head = { geracao, cursor, total: catalogo.length, segmentos: lines.length };
  const feeds = [await pack(CATALOGO, { ...head, ...listas }, lines, catalogo.length)];
  for (const { idContexto, produtos, faixas, total, lines: precoLines } of packed) {
    const header = { geracao, idContexto, cursor, total, segmentos: precoLines.length, produtos, faixas };
    feeds.push(await pack(idContexto, header, precoLines, total));
  }
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('catalogoGeracao').where('geracao', '=', geracao).execute();
    await trx.insertInto('catalogoGeracao').values({ geracao, cursor, criadaEm: clock() }).execute();
    for (const feed of feeds)
      await trx
        .insertInto('feed')
        .values({ geracao, ...feed })
        .execute();
    await dropOldGeracoes(trx);
  });
  return geracao;
}

/** Builds the first generation where there are products and none was built. */
export async function ensureFeeds(db: Database, clock: () => Date): Promise<void> {
  if ((await readGeracao(db)) !== undefined) return;
  const produto = await db.selectFrom('produto').select('idProduto').limit(1).executeTakeFirst();
  if (produto !== undefined) await buildFeeds(db, clock);
}

/** The catalogue's stream of the newest generation; undefined before the first was built. */
export async function readCatalogoFeed(db: Database): Promise<Feed | undefined> {
  return await readNewest(db, CATALOGO);
}

/** The prices' stream of one context; undefined for an unknown context. */
export async function readPrecosFeed(db: Database, idContexto: string): Promise<Feed | undefined> {
  return idContexto === CATALOGO ? undefined : await readNewest(db, idContexto);
}

/** The newest generation's name, without its bytes (for If-None-Match). */
export async function readGeracao(db: Database): Promise<string | undefined> {
  const query = db.selectFrom('catalogoGeracao').select('geracao').orderBy('ordem', 'desc').limit(1);
  return (await query.executeTakeFirst())?.geracao;
}

/**
 * A kept generation's stream from segment `from` on, its header and last line as they were. `'gone'`: the
 * generation is no longer kept. `'beyond'`: it has fewer segments.
 */
export async function readFeedRest(
  db: Database,
  { idContexto, geracao, from }: { idContexto: string; geracao: string; from: number },
): Promise<Feed | 'gone' | 'beyond'> {
  const feed = await selectFeed(db, idContexto).where('feed.geracao', '=', geracao).executeTakeFirst();
  if (feed === undefined) return 'gone';
  if (from === 0) return feed;
  const rest = cutFeed((await promisify(gunzip)(feed.corpo)).toString('utf8'), from);
  return rest === undefined ? 'beyond' : { ...feed, corpo: await promisify(gzip)(rest) };
}

const selectFeed = (db: Database, idContexto: string) =>
  db
    .selectFrom('feed')
    .innerJoin('catalogoGeracao', 'catalogoGeracao.geracao', 'feed.geracao')
    .select(['feed.corpo', 'feed.sha256', 'feed.geracao'])
    .where('feed.idContexto', '=', idContexto);

const readNewest = async (db: Database, idContexto: string): Promise<Feed | undefined> =>
  await selectFeed(db, idContexto).orderBy('catalogoGeracao.ordem', 'desc').limit(1).executeTakeFirst();

const readAll = (db: Database) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const cursor = await readCursor(trx);
      const listas = await readCatalogoListas(trx);
      const catalogo = await readCatalogoRows(trx);
      const contextos = await trx.selectFrom('contexto').select('idContexto').orderBy('idContexto').execute();
      const precos = [];
      for (const { idContexto } of contextos) {
        const faixas = await readFaixas(trx, idContexto);
        precos.push({ idContexto, faixas, rows: await readPrecoRows(trx, idContexto) });
      }
      return { cursor, listas, catalogo, precos };
    });

async function pack(idContexto: string, header: object, lines: readonly string[], total: number) {
  const { text, sha256 } = assembleFeed(header, lines, total);
  return { idContexto, corpo: await promisify(gzip)(text, { level: 9 }), sha256, total };
}

async function dropOldGeracoes(db: Database): Promise<void> {
  const kept = db
    .selectFrom('catalogoGeracao')
    .select('geracao')
    .orderBy('ordem', 'desc')
    .limit(GERACOES_GUARDADAS);
  await db.deleteFrom('catalogoGeracao').where('geracao', 'not in', kept).execute();
}
