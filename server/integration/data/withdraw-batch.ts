import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { CargaRow } from './loads.ts';
import type { Recurso } from './resource.ts';
import { insertAntes } from './write-batch.ts';

const LOTE = 1000;
/** Fewer records may always be withdrawn. */
const SEMPRE = 10;

/** The keys that no line of a load names. */
async function semLinha(
  trx: DatabaseTransaction,
  idCarga: number,
  chaves: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ chave: string }>`
    select k."chave" from unnest(${[...chaves]}::text[]) as k("chave")
    where not exists (select from "cargaLinha" l where l."idCarga" = ${idCarga} and l."chave" = k."chave")`.execute(
    trx,
  );
  return rows.map(({ chave }) => chave);
}

/** Why a load withdraws too much to be believed; undefined when it does not. */
export async function refuseWithdrawal(
  trx: DatabaseTransaction,
  recurso: Recurso,
  { idCarga, limiteRetirada, recusadas }: CargaRow,
): Promise<string | undefined> {
  if (recusadas > 0)
    return 'Uma carga que substitui não pode ter linhas sem código nem códigos repetidos. Nada foi gravado.';
  let total = 0;
  let faltam = 0;
  for (let depoisDe = ''; ; ) {
    const chaves = await recurso.listarChaves(trx, depoisDe, LOTE);
    if (chaves.length === 0) break;
    total += chaves.length;
    const ausentes = await semLinha(trx, idCarga, chaves);
    const [preso] = (await recurso.presos?.(trx, ausentes))?.values() ?? [];
    if (preso !== undefined) return `${preso} Nada foi gravado.`;
    faltam += ausentes.length;
    depoisDe = must(chaves.at(-1), 'key');
  }
  if (faltam <= SEMPRE || faltam * 100 <= total * limiteRetirada) return undefined;
  return `A carga retiraria ${faltam} de ${total} registros, mais que os ${limiteRetirada} % permitidos. Nada foi gravado.`;
}

/** Withdraws some keys with the rows that go with them, and remembers how they were. */
async function withdraw(
  trx: DatabaseTransaction,
  recurso: Recurso,
  idCarga: number,
  chaves: readonly string[],
): Promise<number> {
  if (chaves.length === 0) return 0;
  for (const dependente of recurso.dependentes ?? []) {
    await withdraw(trx, dependente.recurso, idCarga, await dependente.chavesDe(trx, chaves));
  }
  const antes = await recurso.ler(trx, chaves);
  const mudancas = [...antes].map(([chave, registro]) => ({ chave, antes: registro, depois: undefined }));
  await insertAntes(trx, idCarga, recurso.nome, mudancas);
  await recurso.retirar(trx, [...antes.keys()]);
  return antes.size;
}

/**
 * Withdraws the next records that a load does not name.
 * @returns false when none was left.
 */
export async function withdrawBatch(
  trx: DatabaseTransaction,
  recurso: Recurso,
  carga: CargaRow,
): Promise<boolean> {
  const { idCarga, simulacao, ultimaChave } = carga;
  const chaves = await recurso.listarChaves(trx, ultimaChave, LOTE);
  const last = chaves.at(-1);
  if (last === undefined) return false;
  const faltam = await semLinha(trx, idCarga, chaves);
  const retiradas = simulacao ? faltam.length : await withdraw(trx, recurso, idCarga, faltam);
  await trx
    .updateTable('carga')
    .set((eb) => ({ situacao: 'retirando', ultimaChave: last, retiradas: eb('retiradas', '+', retiradas) }))
    .where('idCarga', '=', idCarga)
    .execute();
  return true;
}
