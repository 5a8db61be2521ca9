import { millisecondsInHour } from 'date-fns/constants';
import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import type { Chave, StoredAnswer } from './chaves.ts';
import { diferencaOf, type Pedacos, piecesOf, withDiferenca } from './diferenca.ts';
import type { Database } from './schema/schema.ts';

/** A chain of differences is no older than this, so that its start is not deleted before its end. */
const CHAIN_MS = 12 * millisecondsInHour;
/** Responses are kept this much longer than their 90 days, because later ones may be stored as differences to them. */
export const LONGER_MS = 24 * millisecondsInHour;
/** A row's bytes besides its text, which count in a chain of very small differences. */
const ROW_BYTES = 200;

/** A response, with the cart that it contains whole if it is a change of one. */
export type Resposta = StoredAnswer & { readonly idCarrinho?: number | undefined };

/**
 * Stores a key's response, before the commit that makes the key last. The response to a change of a cart contains the
 * whole cart: it is stored as a difference to the cart's previous response, until these differences are as long as the
 * response itself. So storage grows with the changes, and reading one back costs at most twice its length.
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

/** A taken key's response with the hash of its request; undefined when it has none yet. */
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

/** A response rebuilt from its differences, word for word. */
async function readWhole(trx: Database, idUsuario: number, key: string): Promise<string> {
  const { rows } = await sql<{ corpo: string; base: string | null }>`
    with recursive "elo" as (
      select "base", "corpo", 0 as "n" from "mutacao" where "idUsuario" = ${idUsuario} and "key" = ${key}
      union all
      select m."base", m."corpo", e."n" + 1 from "mutacao" m, "elo" e
        where m."idUsuario" = ${idUsuario} and m."key" = e."base"
    ) select "base", "corpo" from "elo" order by "n" desc`.execute(trx);
  const [first, ...later] = rows;
  // A difference alone is useless: no response is better than a wrong one.
  if (must(first, 'answer').base !== null) throw new Error('missing: the answer that others are told by');
  const whole = later.reduce<Pedacos>(
    (pieces, { corpo }) => withDiferenca(pieces, corpo),
    piecesOf(must(first, 'answer').corpo),
  );
  return whole.join('');
}
