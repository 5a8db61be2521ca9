import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { LoadPace } from './load-pace.ts';
import type { CargaRow } from './loads.ts';
import type { Origem, Recurso } from './resource.ts';
import { recursoOf } from './resources/resources.ts';
import { insertAntes, type Passo } from './write-batch.ts';

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

/**
 * Why a load withdraws too much to be believed; undefined when it does not. It reads all keys, each portion in a transaction
 * of its own that ends with `goOn`.
 */
export async function refuseWithdrawal(
  db: Database,
  { idCarga, recurso: nome, limiteRetirada, recusadas }: CargaRow,
  pace: LoadPace,
  goOn: (trx: DatabaseTransaction) => Promise<unknown>,
): Promise<string | undefined> {
  const recurso = recursoOf(nome);
  if (recusadas > 0)
    return 'Uma carga que substitui não pode ter linhas sem código nem códigos repetidos. Nada foi gravado.';
  let total = 0;
  let faltam = 0;
  for (let depoisDe = ''; ; ) {
    const most = pace.lines();
    const { chaves, ausentes, preso, tookMs } = await db.transaction().execute(async (trx) => {
      const start = performance.now();
      const found = await findAbsent(trx, recurso, idCarga, { depoisDe, most });
      await goOn(trx);
      return { ...found, tookMs: performance.now() - start };
    });
    if (chaves.length === 0) break;
    if (preso !== undefined) return `${preso} Nada foi gravado.`;
    total += chaves.length;
    faltam += ausentes;
    depoisDe = must(chaves.at(-1), 'key');
    await pace.rest(most, tookMs);
  }
  if (faltam <= SEMPRE || faltam * 100 <= total * limiteRetirada) return undefined;
  return `A carga retiraria ${faltam} de ${total} registros, mais que os ${limiteRetirada} % permitidos. Nada foi gravado.`;
}

/** The next keys, how many of them no line names, and why one of those must stay. */
async function findAbsent(
  trx: DatabaseTransaction,
  recurso: Recurso,
  idCarga: number,
  { depoisDe, most }: { readonly depoisDe: string; readonly most: number },
) {
  const chaves = await recurso.listarChaves(trx, depoisDe, most);
  const ausentes = await semLinha(trx, idCarga, chaves);
  const [preso] = (await recurso.presos?.(trx, ausentes))?.values() ?? [];
  return { chaves, ausentes: ausentes.length, preso };
}

/** Withdraws some keys with the rows that go with them, and remembers how they were. */
async function withdraw(
  trx: DatabaseTransaction,
  recurso: Recurso,
  origem: Origem,
  chaves: readonly string[],
): Promise<number> {
  if (chaves.length === 0) return 0;
  for (const dependente of recurso.dependentes ?? []) {
    await withdraw(trx, dependente.recurso, origem, await dependente.chavesDe(trx, chaves));
  }
  const antes = await recurso.ler(trx, chaves);
  const mudancas = [...antes].map(([chave, registro]) => ({ chave, antes: registro, depois: undefined }));
  await insertAntes(trx, origem.idCarga, recurso.nome, mudancas);
  await recurso.retirar(trx, [...antes.keys()], origem);
  return antes.size;
}

/**
 * Withdraws those of the next `most` records that a load does not name.
 * @returns false when none was left.
 */
export async function withdrawBatch(
  trx: DatabaseTransaction,
  recurso: Recurso,
  carga: CargaRow,
  { most, now }: Passo,
): Promise<boolean> {
  const { idCarga, simulacao, ultimaChave } = carga;
  const chaves = await recurso.listarChaves(trx, ultimaChave, most);
  const last = chaves.at(-1);
  if (last === undefined) return false;
  const faltam = await semLinha(trx, idCarga, chaves);
  const retiradas = simulacao ? faltam.length : await withdraw(trx, recurso, { idCarga, em: now }, faltam);
  await trx
    .updateTable('carga')
    .set((eb) => ({ situacao: 'retirando', ultimaChave: last, retiradas: eb('retiradas', '+', retiradas) }))
    .where('idCarga', '=', idCarga)
    .execute();
  return true;
}
