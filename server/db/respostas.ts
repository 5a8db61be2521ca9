import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import type { Chave, StoredAnswer } from './chaves.ts';
import { diferencaOf, type Pedacos, piecesOf, withDiferenca } from './diferenca.ts';
import type { Database } from './schema/schema.ts';

const HOUR_MS = 3_600_000;
/** A chain of differences is no older than this, so that its beginning is not forgotten before its end. */
const CHAIN_MS = 12 * HOUR_MS;
/** Answers are kept so much longer than their 90 days: those that others are told by. */
export const LONGER_MS = 24 * HOUR_MS;
/** The bytes of a row beside its text, which a chain of very small differences counts too. */
const ROW_BYTES = 200;

/** An answer with the cart that it tells whole, if it is a change of one. */
export type Resposta = StoredAnswer & { readonly idCarrinho?: number | undefined };

/**
 * Writes a key's answer, before the commit that makes the key last. A change of a cart tells the whole cart: it is kept as
 * its difference to the cart's last answer, until these differences are as long as the answer itself. So what is kept
 * grows with what changed, and reading one back costs no more than twice its length.
 */
export async function storeAnswer(
  trx: Database,
  chave: Chave,
  { status, corpo, idCarrinho }: Resposta,
  now: Date,
): Promise<void> {
  const kept = idCarrinho === undefined ? { corpo } : await toKept(trx, chave, { corpo, idCarrinho }, now);
  await trx
    .updateTable('mutacao')
    .set({ status, ...kept })
    .where('idUsuario', '=', chave.idUsuario)
    .where('key', '=', chave.key)
    .execute();
}

type Kept = { corpo: string; base?: string };

async function toKept(
  trx: Database,
  { idUsuario, key }: Chave,
  { corpo, idCarrinho }: { corpo: string; idCarrinho: number },
  now: Date,
): Promise<Kept> {
  const last = await trx
    .selectFrom('respostaBase')
    .innerJoin('mutacao', (join) =>
      join
        .onRef('mutacao.idUsuario', '=', 'respostaBase.idUsuario')
        .onRef('mutacao.key', '=', 'respostaBase.key'),
    )
    .selectAll('respostaBase')
    .where('respostaBase.idUsuario', '=', idUsuario)
    .where('respostaBase.idCarrinho', '=', idCarrinho)
    .executeTakeFirst();
  const isNew = last === undefined || now.getTime() - last.desde.getTime() > CHAIN_MS;
  const diferenca = isNew ? corpo : diferencaOf(piecesOf(last.corpo), piecesOf(corpo));
  const tamanho = isNew ? 0 : last.tamanho + diferenca.length + ROW_BYTES;
  const goesOn = !isNew && tamanho < corpo.length;
  const next = { key, corpo, ...(goesOn ? { desde: last.desde, tamanho } : { desde: now, tamanho: 0 }) };
  await trx
    .insertInto('respostaBase')
    .values({ idUsuario, idCarrinho, ...next })
    .onConflict((conflict) => conflict.columns(['idUsuario', 'idCarrinho']).doUpdateSet(next))
    .execute();
  return goesOn ? { corpo: diferenca, base: last.key } : { corpo };
}

/** A taken key's answer with the hash of its request; undefined when it has none yet. */
export async function readStored(
  trx: Database,
  { idUsuario, key }: Chave,
): Promise<(StoredAnswer & { hash: string }) | undefined> {
  const row = await trx
    .selectFrom('mutacao')
    .select(['hash', 'status', 'corpo', 'base'])
    .where('idUsuario', '=', idUsuario)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined || row.status === null || row.corpo === null) return undefined;
  const corpo = row.base === null ? row.corpo : await readWhole(trx, idUsuario, key);
  return { hash: row.hash, status: row.status, corpo };
}

/** An answer that is told by others, word for word. */
async function readWhole(trx: Database, idUsuario: number, key: string): Promise<string> {
  const { rows } = await sql<{ corpo: string; base: string | null }>`
    with recursive "elo" as (
      select "base", "corpo", 0 as "n" from "mutacao" where "idUsuario" = ${idUsuario} and "key" = ${key}
      union all
      select m."base", m."corpo", e."n" + 1 from "mutacao" m, "elo" e
        where m."idUsuario" = ${idUsuario} and m."key" = e."base"
    ) select "base", "corpo" from "elo" order by "n" desc`.execute(trx);
  const [first, ...later] = rows;
  // A difference alone says nothing: better no answer than another one.
  if (must(first, 'answer').base !== null) throw new Error('missing: the answer that others are told by');
  const whole = later.reduce<Pedacos>(
    (pieces, { corpo }) => withDiferenca(pieces, corpo),
    piecesOf(must(first, 'answer').corpo),
  );
  return whole.join('');
}
