import { createHash } from 'node:crypto';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { sql } from 'kysely';
import { readCodigos } from '#contract/integration/read-record.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema/schema.ts';
import { awaitGap, isInUse } from '#server/db/use.ts';
import { createPace } from './load-pace.ts';
import { aindaRecebe, type CargaRow } from './loads.ts';
import { recursoOf } from './resources/resources.ts';
import { CorpoInvalido, splitLines } from './split-lines.ts';

/** Characters of lines, and the time, after which fewer are stored: lines may be long, and a slow body must be seen to come. */
const LOTE_TEXTO = 8 * 1024 ** 2;
const LOTE_MS = 30 * millisecondsInSecond;
/**
 * A body has half an hour and brings at least a megabyte a minute, so it makes room for people only at first, and while
 * it comes faster than this, in characters.
 */
const ROOM_MS = 5 * millisecondsInMinute;
const ROOM_TEXT_PER_MS = (4 * 1024 ** 2) / millisecondsInMinute;
const NUL = '\u0000';
const SEM_TEXTO = '';

type Linha = { readonly linha: number; readonly chave: string; readonly texto: string };
type Recusada = { readonly linha: number; readonly motivo: string; readonly texto: string };

/**
 * Stores the lines of a body, which may be large, and refuses lines without a key or with one that came before.
 * @returns the SHA-256 of the body.
 * @throws CorpoInvalido for a body that is no NDJSON; its load must be deleted or refused.
 */
export async function stageLinhas(
  db: Database,
  { idCarga, recurso: nome }: CargaRow,
  body: AsyncIterable<Uint8Array>,
): Promise<string> {
  const recurso = recursoOf(nome);
  const begin = performance.now();
  let lido = 0;
  const isAhead = () => {
    const elapsed = performance.now() - begin;
    return elapsed < ROOM_MS && lido >= elapsed * ROOM_TEXT_PER_MS;
  };
  const pace = createPace({ isThere: () => isInUse(db) && isAhead(), awaitGap: () => awaitGap(db) });
  const hash = createHash('sha256');
  let linhas: Linha[] = [];
  let recusadas: Recusada[] = [];
  let linha = 0;
  let tamanho = 0;
  let since = performance.now();
  const isDue = () =>
    linhas.length + recusadas.length >= pace.lines() ||
    tamanho >= LOTE_TEXTO ||
    performance.now() - since >= LOTE_MS;
  const flush = async () => {
    const count = linhas.length + recusadas.length;
    if (count === 0) return;
    let start = 0;
    await db.transaction().execute(async (trx) => {
      start = performance.now();
      await insertLote(trx, idCarga, linhas, recusadas);
    });
    await pace.rest(count, performance.now() - start);
    linhas = [];
    recusadas = [];
    tamanho = 0;
    since = performance.now();
  };
  for await (const texto of splitLines(hashed(body, hash))) {
    linha += 1;
    if (texto.trim() === SEM_TEXTO) continue;
    const codigos = readCodigos(parseJson(texto, linha), recurso.codigos, recurso.chaves);
    if (codigos.ok) linhas.push({ linha, chave: recurso.chaveDe(codigos.value), texto });
    else recusadas.push({ linha, motivo: codigos.error, texto });
    tamanho += texto.length;
    lido += texto.length;
    if (isDue()) await flush();
  }
  await flush();
  return hash.digest('hex');
}

async function* hashed(body: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const part of body) {
    hash.update(part);
    yield part;
  }
}

function parseJson(texto: string, linha: number): unknown {
  if (texto.includes(NUL) || texto.includes('\\u0000')) {
    throw new CorpoInvalido(`A linha ${linha} contém um caractere inválido.`);
  }
  try {
    return JSON.parse(texto);
  } catch {
    throw new CorpoInvalido(`A linha ${linha} não é JSON: o arquivo está em outro formato ou foi cortado.`);
  }
}

/** Writes lines; one whose key came before, in this batch or an earlier one, is refused. */
async function insertLote(
  trx: DatabaseTransaction,
  idCarga: number,
  linhas: readonly Linha[],
  recusadas: readonly Recusada[],
): Promise<void> {
  const { rows } = await sql<{ linha: number }>`
    insert into "cargaLinha" ("idCarga", "linha", "chave", "texto")
    select ${idCarga}, * from unnest(${linhas.map((one) => one.linha)}::int[],
      ${linhas.map((one) => one.chave)}::text[], ${linhas.map((one) => one.texto)}::text[])
    on conflict do nothing returning "linha"`.execute(trx);
  const stored = new Set(rows.map((row) => row.linha));
  const repetidas = linhas
    .filter((one) => !stored.has(one.linha))
    .map(({ linha, texto }) => ({ linha, motivo: 'O código já veio numa linha anterior.', texto }));
  await insertRecusadas(trx, idCarga, [...recusadas, ...repetidas]);
  const lidas = linhas.length + recusadas.length;
  await trx
    .updateTable('carga')
    .set((eb) => ({
      tomadaAte: aindaRecebe,
      linhas: eb('linhas', '+', lidas),
      feitas: eb('feitas', '+', recusadas.length + repetidas.length),
      recusadas: eb('recusadas', '+', recusadas.length + repetidas.length),
    }))
    .where('idCarga', '=', idCarga)
    .execute();
}

/** Notes lines as refused. */
export async function insertRecusadas(
  trx: DatabaseTransaction,
  idCarga: number,
  recusadas: readonly Recusada[],
): Promise<void> {
  if (recusadas.length === 0) return;
  await sql`insert into "cargaRecusada" ("idCarga", "linha", "motivo", "texto")
    select ${idCarga}, * from unnest(${recusadas.map((one) => one.linha)}::int[],
      ${recusadas.map((one) => one.motivo)}::text[], ${recusadas.map((one) => one.texto)}::text[])`.execute(
    trx,
  );
}
