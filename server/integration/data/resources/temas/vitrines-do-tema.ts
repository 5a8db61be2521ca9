import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { idOf, readIds } from '#server/integration/data/codes.ts';

/** The codes of the showcases of some themes, in their order, by the themes' ids. */
export async function readVitrinesDe(
  trx: DatabaseTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const { rows } = await sql<{ id: number; vitrine: string }>`
    select v."idTemaPersonalizado" as "id", c."codigo" as "vitrine" from "vitrine" v
    join "codigoErp" c on c."recurso" = 'vitrines' and c."id" = v."idVitrine"
    where v."idTemaPersonalizado" = ${umDosIds(ids)} order by 1, c."codigo" collate "C"`.execute(trx);
  const porTema = Map.groupBy(rows, ({ id }) => id);
  return new Map([...porTema].map(([id, dele]) => [id, dele.map(({ vitrine }) => vitrine)]));
}

/** Gives showcases their themes; others of these themes have none any more. */
export async function dressVitrines(
  trx: DatabaseTransaction,
  temas: readonly { readonly idTema: number; readonly vitrines: readonly string[] }[],
): Promise<void> {
  const ids = await readIds(
    trx,
    'vitrines',
    temas.flatMap(({ vitrines }) => vitrines),
  );
  const pares = temas.flatMap(({ idTema, vitrines }) =>
    vitrines.map((codigo) => ({ idTema, idVitrine: idOf(ids, codigo) })),
  );
  await sql`update "vitrine" set "idTemaPersonalizado" = null
    where "idTemaPersonalizado" = ${umDosIds(temas.map(({ idTema }) => idTema))}`.execute(trx);
  await sql`update "vitrine" v set "idTemaPersonalizado" = n."idTema" from unnest(
      ${pares.map(({ idVitrine }) => idVitrine)}::int[], ${pares.map(({ idTema }) => idTema)}::int[]) as n("id", "idTema")
    where v."idVitrine" = n."id"`.execute(trx);
}
