import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { assembleFeed, catalogoLines, contentName, precosLines } from './feed-lines.ts';
import { readCatalogoListas, readCatalogoRows, readFaixas, readPrecoRows } from './feed-rows.ts';
import type { Database } from './schema.ts';

/** A ready stream: `corpo` is gzip, `sha256` that of its last line, `geracao` what both streams name. */
export type Feed = { readonly corpo: Uint8Array; readonly sha256: string; readonly geracao: string };

/** The catalogue itself among the feeds; the others are named by their price context. */
const CATALOGO = '';
// A device may be between the catalogue and the prices of the generation before.
const GERACOES_GUARDADAS = 2;

/**
 * Builds the catalogue's stream and each context's from what the tables hold now and stores them as the newest
 * generation, named by its content. Run it in a transaction: a reader then sees all of it or nothing.
 * @returns the generation's name.
 */
export async function buildFeeds(db: Database, clock: () => Date): Promise<string> {
  const listas = await readCatalogoListas(db);
  const catalogo = await readCatalogoRows(db);
  const lines = catalogoLines(catalogo);
  const contextos = await db.selectFrom('contexto').select('idContexto').orderBy('idContexto').execute();
  const precos = [];
  for (const { idContexto } of contextos) {
    const faixas = await readFaixas(db, idContexto);
    precos.push({ idContexto, faixas, lines: precosLines(await readPrecoRows(db, idContexto)) });
  }
  const geracao = contentName([
    JSON.stringify(listas),
    ...lines,
    ...precos.flatMap((p) => [p.idContexto, JSON.stringify(p.faixas), ...p.lines]),
  ]);
  await db.deleteFrom('catalogoGeracao').where('geracao', '=', geracao).execute();
  await db.insertInto('catalogoGeracao').values({ geracao, criadaEm: clock() }).execute();
  const head = { geracao, cursor: geracao, total: catalogo.length, segmentos: lines.length };
  await store(db, head, CATALOGO, { ...head, ...listas }, lines);
  for (const p of precos) {
    const { geracao: name, ...rest } = head;
    const header = { geracao: name, idContexto: p.idContexto, ...rest, faixas: p.faixas };
    await store(db, head, p.idContexto, header, p.lines);
  }
  await dropOldGeracoes(db);
  return geracao;
}

/** The catalogue's stream of the newest generation; undefined before the first was built. */
export async function readCatalogoFeed(db: Database): Promise<Feed | undefined> {
  return await readFeed(db, CATALOGO);
}

/** The prices' stream of one context; undefined for an unknown context. */
export async function readPrecosFeed(db: Database, idContexto: string): Promise<Feed | undefined> {
  return idContexto === CATALOGO ? undefined : await readFeed(db, idContexto);
}

/** The newest generation's name, without its bytes (for If-None-Match). */
export async function readGeracao(db: Database): Promise<string | undefined> {
  const query = db.selectFrom('catalogoGeracao').select('geracao').orderBy('ordem', 'desc').limit(1);
  return (await query.executeTakeFirst())?.geracao;
}

async function readFeed(db: Database, idContexto: string): Promise<Feed | undefined> {
  return await db
    .selectFrom('feed')
    .innerJoin('catalogoGeracao', 'catalogoGeracao.geracao', 'feed.geracao')
    .select(['feed.corpo', 'feed.sha256', 'feed.geracao'])
    .where('feed.idContexto', '=', idContexto)
    .orderBy('catalogoGeracao.ordem', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function store(
  db: Database,
  { geracao, total }: { geracao: string; total: number },
  idContexto: string,
  header: object,
  lines: readonly string[],
): Promise<void> {
  const { text, sha256 } = assembleFeed(header, lines, total);
  const corpo = await promisify(gzip)(text, { level: 9 });
  await db.insertInto('feed').values({ geracao, idContexto, corpo, sha256, total }).execute();
}

async function dropOldGeracoes(db: Database): Promise<void> {
  const kept = db
    .selectFrom('catalogoGeracao')
    .select('geracao')
    .orderBy('ordem', 'desc')
    .limit(GERACOES_GUARDADAS);
  await db.deleteFrom('catalogoGeracao').where('geracao', 'not in', kept).execute();
}
