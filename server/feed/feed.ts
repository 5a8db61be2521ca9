import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';
import { cutFeed } from './feed-lines.ts';
import type { NamedFeed } from './feed-name.ts';
import { buildStream, CATALOGO, dropEmptyGeracoes, readNewestCursor } from './feed-stream.ts';

/** A ready stream: `corpo` is gzip, `sha256` that of its last line, `geracao` the run that built it. */
export type Feed = { readonly corpo: Uint8Array; readonly sha256: string; readonly geracao: string };

/**
 * Builds every stream, one after the other, as the newest generation. Skips a stream that another caller or process is
 * building.
 * @returns the generation's name.
 */
export async function buildFeeds(db: Database, clock: () => Date): Promise<string> {
  const contextos = await db.selectFrom('contexto').select('idContexto').orderBy('idContexto').execute();
  let geracao: string | undefined;
  for (const idContexto of [CATALOGO, ...contextos.map((contexto) => contexto.idContexto)]) {
    const seen = await readNewestCursor(db, idContexto);
    geracao = (await buildStream(db, { idContexto, seen, geracao, now: clock() })) ?? geracao;
  }
  if (geracao === undefined) throw new Error('every stream is being built elsewhere');
  return geracao;
}

/**
 * Builds the missing streams: all when there are products and no stream, and those of price contexts that were added
 * since. The table of a context with a base waits for its first request. Drops streams of removed contexts.
 */
export async function ensureFeeds(db: Database, clock: () => Date, signal?: AbortSignal): Promise<void> {
  let geracao: string | undefined;
  for (const idContexto of await listMissing(db)) {
    if (signal?.aborted === true) return;
    geracao = (await buildStream(db, { idContexto, seen: undefined, geracao, now: clock() })) ?? geracao;
  }
  await dropOrphans(db);
}

/** The streams that were never built, the catalogue first; empty while there is no product. */
async function listMissing(db: Database): Promise<string[]> {
  const produto = await db.selectFrom('produto').select('idProduto').limit(1).executeTakeFirst();
  if (produto === undefined) return [];
  const built = db.selectFrom('feed').select('feed.idContexto');
  const rows = await db
    .selectFrom('contexto')
    .select('idContexto')
    .where('idContextoBase', 'is', null)
    .where((eb) => eb.not(eb.exists(built.whereRef('feed.idContexto', '=', sql.ref('contexto.idContexto')))))
    .orderBy('idContexto')
    .execute();
  const missing = rows.map((row) => row.idContexto);
  return (await readGeracao(db)) === undefined ? [CATALOGO, ...missing] : missing;
}

async function dropOrphans(db: Database): Promise<void> {
  const known = db.selectFrom('contexto').select('contexto.idContexto');
  const { numDeletedRows } = await db
    .deleteFrom('feed')
    .where('idContexto', '<>', CATALOGO)
    .where((eb) => eb.not(eb.exists(known.whereRef('contexto.idContexto', '=', sql.ref('feed.idContexto')))))
    .executeTakeFirst();
  if (numDeletedRows > 0n) await dropEmptyGeracoes(db);
}

/** The catalogue's newest stream; undefined before the first was built. */
export async function readCatalogoFeed(db: Database): Promise<Feed | undefined> {
  return await readNewest(db, CATALOGO);
}

/** The newest prices' stream of one context; undefined for an unknown context. */
export async function readPrecosFeed(db: Database, idContexto: string): Promise<Feed | undefined> {
  return idContexto === CATALOGO ? undefined : await readNewest(db, idContexto);
}

/** The name of a stream's newest generation, without its bytes (for If-None-Match). */
export async function readGeracao(db: Database, idContexto = CATALOGO): Promise<string | undefined> {
  const query = db
    .selectFrom('feed')
    .innerJoin('catalogoGeracao', 'catalogoGeracao.geracao', 'feed.geracao')
    .select('feed.geracao')
    .where('feed.idContexto', '=', idContexto);
  return (await query.orderBy('ordem', 'desc').limit(1).executeTakeFirst())?.geracao;
}

/** The name of a stream's newest generation; undefined without a generation or a name. */
export async function readNewestName(db: Database, idContexto: string): Promise<NamedFeed | undefined> {
  const row = await db
    .selectFrom('feed')
    .innerJoin('catalogoGeracao', 'catalogoGeracao.geracao', 'feed.geracao')
    .select(['feed.geracao', 'feed.nome', 'feed.sha256', sql<number>`octet_length("corpo")`.as('bytes')])
    .where('feed.idContexto', '=', idContexto)
    .orderBy('catalogoGeracao.ordem', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.nome === null ? undefined : { ...row, nome: row.nome };
}

/**
 * A kept generation's stream from segment `from` on, with the same header and last line. `'gone'`: the generation is no
 * longer kept. `'beyond'`: it has fewer segments.
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
