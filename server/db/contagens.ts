import { sql } from 'kysely';
import { deleteOlder } from './esquecer.ts';
import type { Database } from './schema/schema.ts';

/** The number of tries in the open window, and the window's end. */
export type Contagem = { readonly nome: string; readonly vezes: number; readonly ate: Date };

/** The table holds no more rows than this. Beyond it, the rows that expire first are deleted first. */
const MOST = 200_000;

/**
 * Adds one to each name's count, in a window that starts at its first try; `ate` is the end of a window that starts
 * now.
 */
export async function contar(
  db: Database,
  novas: readonly { nome: string; ate: Date }[],
  now: Date,
): Promise<Contagem[]> {
  // In a fixed order, so that two statements do not deadlock.
  const rows = novas.toSorted((a, b) => (a.nome < b.nome ? -1 : 1)).map((nova) => ({ ...nova, vezes: 1 }));
  return await db
    .insertInto('contagem')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('nome').doUpdateSet({
        vezes: sql<number>`case when "contagem"."ate" > ${now} then "contagem"."vezes" + 1 else 1 end`,
        ate: sql<Date>`case when "contagem"."ate" > ${now} then "contagem"."ate" else excluded."ate" end`,
      }),
    )
    .returning(['nome', 'vezes', 'ate'])
    .execute();
}

/** The counts of names whose window is open. */
export const lerContagens = (db: Database, nomes: readonly string[], now: Date): Promise<Contagem[]> =>
  db
    .selectFrom('contagem')
    .select(['nome', 'vezes', 'ate'])
    .where('nome', 'in', nomes)
    .where('ate', '>', now)
    .execute();

/** Subtracts one from each count in its open window. */
async function descontar(db: Database, nomes: readonly string[], now: Date): Promise<void> {
  await sql`
    with held as materialized (select "nome" from "contagem"
      where "nome" in (${sql.join(nomes)}) and "ate" > ${now} and "vezes" > 0 order by "nome" for update)
    update "contagem" c set "vezes" = c."vezes" - 1 from held where c."nome" = held."nome"`.execute(db);
}

/** Ends the count of a name. */
async function zerarContagem(db: Database, nome: string): Promise<void> {
  await db.deleteFrom('contagem').where('nome', '=', nome).execute();
}

/** Deletes expired counts, and those beyond `most`. */
export async function limparContagens(db: Database, now: Date, most = MOST): Promise<void> {
  await deleteOlder(db, 'contagem', { column: 'ate', before: now });
  const last = await db
    .selectFrom('contagem')
    .select('ate')
    .orderBy('ate', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return;
  await deleteOlder(db, 'contagem', { column: 'ate', before: new Date(last.ate.getTime() + 1) });
}

/** The queries about counts. */
export const contagemQueries = (db: Database) => ({
  contar: (novas: Parameters<typeof contar>[1], now: Date) => contar(db, novas, now),
  ler: (nomes: readonly string[], now: Date) => lerContagens(db, nomes, now),
  descontar: (nomes: readonly string[], now: Date) => descontar(db, nomes, now),
  zerar: (nome: string) => zerarContagem(db, nome),
  limpar: (now: Date) => limparContagens(db, now),
});

export type ContagemQueries = Omit<ReturnType<typeof contagemQueries>, 'limpar'>;
