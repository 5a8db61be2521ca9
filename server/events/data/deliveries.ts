import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';
import { toTexto } from './read-events.ts';

/** A delivery that one caller holds until `LEASE_MS` from its taking. */
export type EntregaTomada = {
  readonly idEvento: number;
  readonly idDestino: number;
  /** The event's name and its text. */
  readonly referencia: string;
  readonly texto: string;
  /** Tries, this one counted. */
  readonly tentativas: number;
};

/** Longer than a try can last: later another process may try again. */
const LEASE_MS = 60_000;

type Row = Omit<EntregaTomada, 'texto'> & Parameters<typeof toTexto>[0];

/**
 * Takes one due delivery of a receiver; each by one caller of all processes. An event waits for the earlier ones of its key; those of
 * other keys do not.
 */
export async function takeEntrega(
  db: Database,
  idDestino: number,
  now: Date,
): Promise<EntregaTomada | undefined> {
  const until = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql<Row>`
    with due as materialized (
      select "idEvento", "idDestino" from "entrega" e
      where e."idDestino" = ${idDestino} and e."situacao" = 'pendente' and e."proximaEm" <= ${now}
        and not exists (
          select from "entrega" a where a."idDestino" = e."idDestino" and a."chave" = e."chave"
            and a."situacao" = 'pendente' and a."idEvento" < e."idEvento")
      order by e."proximaEm", e."idEvento" limit 1 for update skip locked)
    update "entrega" e set "tentativas" = e."tentativas" + 1, "proximaEm" = ${until}
    from due, "evento" v
    where e."idEvento" = due."idEvento" and e."idDestino" = due."idDestino" and v."idEvento" = due."idEvento"
    returning e."idEvento", e."idDestino", e."tentativas", v."referencia", v."tipo", v."chave", v."criadoEm", v."corpo"`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { idEvento, referencia, tentativas } = row;
  return { idEvento, idDestino, referencia, tentativas, texto: toTexto(row) };
}

const mine = (db: Database, { idEvento, idDestino }: EntregaTomada) =>
  db.updateTable('entrega').where('idEvento', '=', idEvento).where('idDestino', '=', idDestino);

/** Stores that the receiver took an event. */
export async function endEntregue(db: Database, tomada: EntregaTomada, entregueEm: Date): Promise<void> {
  await mine(db, tomada).set({ situacao: 'entregue', entregueEm, ultimoErro: null }).execute();
}

/** Stores a failed try; without a next one the delivery is given up. Nothing if another process tried again meanwhile. */
export async function endFalhada(
  db: Database,
  tomada: EntregaTomada,
  { ultimoErro, proximaEm }: { readonly ultimoErro: string; readonly proximaEm: Date | undefined },
): Promise<void> {
  await mine(db, tomada)
    .set(proximaEm === undefined ? { ultimoErro, situacao: 'morta' } : { ultimoErro, proximaEm })
    .where('situacao', '=', 'pendente')
    .where('tentativas', '=', tomada.tentativas)
    .execute();
}

const DE_NOVO = { situacao: 'pendente', tentativas: 0, entregueEm: null } as const;

/** Makes every delivery to a receiver that was given up due again. @returns how many. */
export async function reenviarMortas(db: Database, nome: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('entrega')
    .set({ ...DE_NOVO, proximaEm: now })
    .where('situacao', '=', 'morta')
    .where('idDestino', '=', idDestinoDe(db, nome))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Makes the delivery of every event since a moment due again, also of those from before the receiver was made.
 * @returns how many.
 */
export async function reenviarDesde(db: Database, nome: string, desde: Date, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into "entrega" ("idEvento", "idDestino", "chave", "proximaEm")
    select v."idEvento", d."idDestino", v."chave", ${now}::timestamptz from "evento" v, "destino" d
    where v."criadoEm" >= ${desde} and d."nome" = ${nome}
      and (d."tipos" = '' or v."tipo" = any(string_to_array(d."tipos", ' ')))
    on conflict ("idEvento", "idDestino") do update set "situacao" = ${DE_NOVO.situacao}, "tentativas" = 0,
      "entregueEm" = null, "proximaEm" = excluded."proximaEm"`.execute(db);
  return Number(numAffectedRows);
}

const idDestinoDe = (db: Database, nome: string) =>
  db.selectFrom('destino').select('idDestino').where('nome', '=', nome);
