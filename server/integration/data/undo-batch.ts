import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { bytesBefore, LOTE_BYTES } from './bytes-before.ts';
import type { CargaRow } from './loads.ts';
import { recursoOf } from './resources/resources.ts';
import type { Passo } from './write-batch.ts';

/** Both states of a record, whose bytes bound a step, and the order from the last change. */
const TEXTO = sql`concat("antes", "depois")`;
const ORDEM = sql`"ordem" desc`;

/**
 * Puts the next records of a load back as they were, `most` at most, the last change first: a product comes back before its prices. A record
 * that changed since stays, and a new one that other records refer to since.
 * @returns false when none was left.
 */
export async function undoBatch(
  trx: DatabaseTransaction,
  { idCarga }: CargaRow,
  { most, now }: Passo,
): Promise<boolean> {
  const rows = await trx
    .selectFrom(
      trx
        .selectFrom('cargaAntes')
        .select(['recurso', 'chave', 'antes', 'depois', 'ordem', bytesBefore(TEXTO, ORDEM).as('bytes')])
        .where('idCarga', '=', idCarga)
        .orderBy('ordem', 'desc')
        .limit(most)
        .as('ultimas'),
    )
    .select(['recurso', 'chave', 'antes', 'depois', 'ordem'])
    .where('bytes', '<', LOTE_BYTES)
    .orderBy('ordem', 'desc')
    .execute();
  const [first] = rows;
  if (first === undefined) return false;
  const recurso = recursoOf(first.recurso);
  const end = rows.findIndex((row) => row.recurso !== first.recurso);
  const part = end === -1 ? rows : rows.slice(0, end);
  const atuais = await recurso.ler(
    trx,
    part.map(({ chave }) => chave),
  );
  const mine = part.filter(({ chave, depois }) => isDeepStrictEqual(atuais.get(chave) ?? null, depois));
  const voltam = mine.flatMap(({ antes }) => (antes === null ? [] : [antes]));
  const novos = mine.filter(({ antes }) => antes === null).map(({ chave }) => chave);
  const presos = await recurso.presos?.(trx, novos);
  const saem = novos.filter((chave) => presos?.has(chave) !== true);
  const origem = { idCarga, em: now };
  if (voltam.length > 0) await recurso.gravar(trx, voltam, origem);
  for (const dependente of saem.length > 0 ? (recurso.dependentes ?? []) : []) {
    await dependente.recurso.retirar(trx, await dependente.chavesDe(trx, saem), origem);
  }
  if (saem.length > 0) await recurso.retirar(trx, saem, origem);
  await trx
    .deleteFrom('cargaAntes')
    .where(
      'ordem',
      'in',
      part.map(({ ordem }) => ordem),
    )
    .execute();
  await trx
    .updateTable('carga')
    .set((eb) => ({ feitas: eb('feitas', '+', part.length) }))
    .where('idCarga', '=', idCarga)
    .execute();
  return true;
}
