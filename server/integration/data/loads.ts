import { sql } from 'kysely';
import type { Carga, ModoCarga } from '#contract/integration/carga.ts';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** A load to be made; `idToken` and `chave` are null for one from the command line. */
export type CargaNova = {
  readonly recurso: NomeRecurso;
  readonly modo: ModoCarga;
  readonly simulacao: boolean;
  readonly limiteRetirada: number;
  readonly idToken: number | null;
  readonly chave: string | null;
};

const select = (db: Database) => db.selectFrom('carga').selectAll('carga');

export type CargaRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** A load as the contract tells it. */
export const toCarga = (row: CargaRow): Carga => ({
  idCarga: row.idCarga,
  recurso: row.recurso,
  modo: row.modo,
  simulacao: row.simulacao,
  situacao: row.situacao,
  linhas: row.linhas,
  feitas: row.feitas,
  novas: row.novas,
  alteradas: row.alteradas,
  iguais: row.iguais,
  recusadas: row.recusadas,
  retiradas: row.retiradas,
  mensagem: row.mensagem,
  criadaEm: row.criadaEm.toISOString(),
  terminadaEm: row.terminadaEm?.toISOString() ?? null,
});

/** A body whose next lines do not come for so long was abandoned: its process died. */
const SILENCIO_S = 120;
export const aindaRecebe = sql<Date>`clock_timestamp() + make_interval(secs => ${SILENCIO_S})`;

/** Begins a load; undefined when its token has used the key before. */
export async function insertCarga(db: Database, nova: CargaNova, now: Date): Promise<CargaRow | undefined> {
  await db
    .deleteFrom('carga')
    .where('idToken', '=', nova.idToken)
    .where('chave', '=', nova.chave)
    .where('situacao', '=', 'recebendo')
    .where('tomadaAte', '<', sql<Date>`clock_timestamp()`)
    .execute();
  return await db
    .insertInto('carga')
    .values({ ...nova, criadaEm: now, tomadaAte: aindaRecebe })
    .onConflict((conflict) => conflict.columns(['idToken', 'chave']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export const readCarga = (db: Database, idCarga: number): Promise<CargaRow | undefined> =>
  select(db).where('idCarga', '=', idCarga).executeTakeFirst();

export const readCargaDaChave = (
  db: Database,
  idToken: number,
  chave: string,
): Promise<CargaRow | undefined> =>
  select(db).where('idToken', '=', idToken).where('chave', '=', chave).executeTakeFirst();

const MOST = 100;

/** The newest loads of some kinds, newest first. */
export const listCargas = (db: Database, recursos: readonly NomeRecurso[]): Promise<CargaRow[]> =>
  select(db)
    .where('recurso', '=', sql<NomeRecurso>`any(${[...recursos]}::text[])`)
    .orderBy('idCarga', 'desc')
    .limit(MOST)
    .execute();

/** Refuses a load whole. */
export async function recusarCarga(
  db: Database,
  idCarga: number,
  mensagem: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('carga')
    .set({ situacao: 'recusada', mensagem, terminadaEm: now, tomadaAte: null })
    .where('idCarga', '=', idCarga)
    .execute();
}

/**
 * Puts the end of a load back to its beginning, to be undone. Undefined unless it is the newest one of its kind that wrote
 * something, or is about to.
 */
export const comecarDesfazer = (db: Database, idCarga: number) =>
  db
    .updateTable('carga')
    .set({ situacao: 'desfazendo', terminadaEm: null, feitas: 0, ultimaLinha: 0 })
    .where('idCarga', '=', idCarga)
    .where('situacao', '=', 'concluida')
    .where('simulacao', '=', false)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('carga as newer')
            .whereRef('newer.recurso', '=', 'carga.recurso')
            .whereRef('newer.idCarga', '>', 'carga.idCarga')
            .where('newer.simulacao', '=', false)
            // A load that was refused after its first lines has changed records.
            .where((of) => of.or([of('newer.situacao', '<>', 'recusada'), of('newer.ultimaLinha', '>', 0)])),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
