import type { Visita } from '#contract/visits/visita.ts';
import type { Scope } from '#server/db/scope.ts';

/** The user's one note of a customer and day. */
export type DaVisita = { readonly idPessoaCliente: number; readonly dia: string };

export type VisitasFiltro = {
  /** Absent: all customers of the scope. */
  readonly idPessoaCliente?: number | undefined;
  readonly de: string;
  readonly ate: string;
  readonly page: { readonly limit: number; readonly offset: number };
};

/** A page of notes of some days, newest first, and the number of all. */
export async function listVisitas(
  scope: Scope,
  { idPessoaCliente, de, ate, page }: VisitasFiltro,
): Promise<{ readonly colecao: Visita[]; readonly totalRegistros: number }> {
  let found = scope.visitas().where('visita.dia', '>=', de).where('visita.dia', '<=', ate);
  if (idPessoaCliente !== undefined) found = found.where('visita.idPessoaCliente', '=', idPessoaCliente);
  const [rows, { quantidade }] = await Promise.all([
    found
      .innerJoin('pessoa', 'pessoa.idPessoa', 'visita.idPessoaCliente')
      .innerJoin('usuario', 'usuario.idUsuario', 'visita.idUsuario')
      .selectAll('visita')
      .select(['pessoa.nome as nomeCliente', 'usuario.nome as nomeUsuario'])
      .orderBy('visita.dia', 'desc')
      .orderBy('visita.escritaEm', 'desc')
      .orderBy('visita.id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    found
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('quantidade'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    colecao: rows.map((row) => ({ ...row, escritaEm: row.escritaEm.toISOString() })),
    totalRegistros: quantidade,
  };
}

/** Holds the user's own note until the transaction ends; undefined for none. */
export const lockVisita = (scope: Scope, { idPessoaCliente, dia }: DaVisita) =>
  scope
    .visitas()
    .select(['visita.id', 'visita.escritaEm'])
    .where('visita.idPessoaCliente', '=', idPessoaCliente)
    .where('visita.dia', '=', dia)
    .where('visita.idUsuario', '=', scope.idUsuario)
    .forUpdate()
    .executeTakeFirst();

/** The words of a note, and the moment of its writing. */
export type Escrita = { readonly motivo: number | null; readonly texto: string; readonly escritaEm: Date };

/** Adds a note of the user. @returns false if the id, or the user's note of that day, is there already. */
export async function insertVisita(
  scope: Scope,
  visita: DaVisita & Escrita & { readonly id: string },
): Promise<boolean> {
  const row = await scope.db
    .insertInto('visita')
    .values({ ...visita, idUsuario: scope.idUsuario })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a note that `lockVisita` holds. */
export async function updateVisita(scope: Scope, id: string, escrita: Escrita): Promise<void> {
  await scope.db.updateTable('visita').set(escrita).where('id', '=', id).execute();
}

/** Deletes a note that `lockVisita` holds. */
export async function deleteVisita(scope: Scope, id: string): Promise<void> {
  await scope.db.deleteFrom('visita').where('id', '=', id).execute();
}
