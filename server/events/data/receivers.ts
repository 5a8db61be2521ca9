import { randomBytes } from 'node:crypto';
import type { TipoEvento } from '#contract/integration/evento.ts';
import type { Database } from '#server/db/schema/schema.ts';

const SEGREDO_BYTES = 32;
/** The current secret and the one before it. */
const SEGREDOS_MAXIMO = 2;

export type DestinoNovo = {
  readonly nome: string;
  readonly endereco: string;
  /** The types that it gets; all where it is empty. */
  readonly tipos: readonly TipoEvento[];
};

const newSegredo = (): string => `whsec_${randomBytes(SEGREDO_BYTES).toString('base64')}`;

/**
 * Makes a receiver of the events from now on and returns its secret; undefined when the name is taken.
 * @throws the database's error for an address that is not https.
 */
export async function createDestino(
  db: Database,
  { nome, endereco, tipos }: DestinoNovo,
  now: Date,
): Promise<string | undefined> {
  const segredo = newSegredo();
  const row = await db
    .insertInto('destino')
    .values({ nome, endereco, tipos: tipos.join(' '), segredos: segredo, criadoEm: now })
    .onConflict((conflict) => conflict.column('nome').doNothing())
    .returning('idDestino')
    .executeTakeFirst();
  return row === undefined ? undefined : segredo;
}

/**
 * Adds a secret and returns it; events are signed with it and with the one before it, so that the receiver can change over.
 * Undefined for an unknown name.
 */
export async function addSegredo(db: Database, nome: string): Promise<string | undefined> {
  return await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('destino')
      .select(['idDestino', 'segredos'])
      .where('nome', '=', nome)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const segredo = newSegredo();
    const segredos = [segredo, ...row.segredos.split(' ')].slice(0, SEGREDOS_MAXIMO).join(' ');
    await trx.updateTable('destino').set({ segredos }).where('idDestino', '=', row.idDestino).execute();
    return segredo;
  });
}

export type Destino = {
  readonly idDestino: number;
  readonly endereco: string;
  readonly segredos: readonly string[];
};

/** The receivers that get events. */
export async function listDestinos(db: Database): Promise<Destino[]> {
  const rows = await db
    .selectFrom('destino')
    .select(['idDestino', 'endereco', 'segredos'])
    .where('ativo', '=', true)
    .orderBy('idDestino')
    .execute();
  return rows.map((row) => ({ ...row, segredos: row.segredos.split(' ') }));
}

/** All receivers with the numbers of their deliveries that wait, and of those that were given up. */
export const countEntregas = (db: Database) =>
  db
    .selectFrom('destino')
    .leftJoin('entrega', 'entrega.idDestino', 'destino.idDestino')
    .select(['destino.nome', 'destino.endereco', 'destino.ativo'])
    .select((eb) => [
      eb.fn
        .count<number>('entrega.idEvento')
        .filterWhere('entrega.situacao', '=', 'pendente')
        .as('pendentes'),
      eb.fn.count<number>('entrega.idEvento').filterWhere('entrega.situacao', '=', 'morta').as('mortas'),
    ])
    .groupBy(['destino.idDestino', 'destino.nome', 'destino.endereco', 'destino.ativo'])
    .orderBy('destino.nome')
    .execute();

/** Starts or stops the deliveries to a receiver; false for an unknown name. A stopped one gets no new events. */
export async function putDestinoAtivo(db: Database, nome: string, ativo: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('destino')
    .set({ ativo })
    .where('nome', '=', nome)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
