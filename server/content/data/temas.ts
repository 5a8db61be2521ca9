import type { TemaPersonalizado } from '#contract/content/tema.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** The parameter that names this store's theme when there are several. */
const STORE_PARAMETER = 'idTemaLoja';

/** The themes of this installation: this store's first, then by id. */
export async function listTemas(db: Database): Promise<TemaPersonalizado[]> {
  const temas = await db.selectFrom('tema').selectAll().orderBy('idTemaPersonalizado').execute();
  const parametros = await db
    .selectFrom('temaParametro')
    .selectAll()
    .orderBy('idTemaPersonalizado')
    .orderBy('idParametroTipo')
    .execute();
  const loja = await db
    .selectFrom('parametro')
    .select('valor')
    .where('nome', '=', STORE_PARAMETER)
    .executeTakeFirst();
  const byTema = Map.groupBy(parametros, (row) => row.idTemaPersonalizado);
  const isStore = (id: number) => String(id) === loja?.valor;
  return temas
    .map(({ idTemaPersonalizadoTipo, nome: _nome, variosHotsite, ...tema }) => ({
      ...tema,
      temaPersonalizadoTipo: { idTemaPersonalizadoTipo },
      variosHotsite: variosHotsite.split(';').filter((name) => name !== ''),
      parametros: (byTema.get(tema.idTemaPersonalizado) ?? []).map(toParametro),
    }))
    .toSorted((a, b) => Number(isStore(b.idTemaPersonalizado)) - Number(isStore(a.idTemaPersonalizado)));
}

/** A colour as the app reads it. */
export function toParametro(row: {
  idParametroTipo: number;
  valor: string;
  percentualTransparencia: number | null;
}): TemaPersonalizado['parametros'][number] {
  const parametro = { parametroTipo: { idParametroTipo: row.idParametroTipo }, valor: row.valor };
  if (row.percentualTransparencia === null) return parametro;
  const alpha = Math.round((255 * (100 - row.percentualTransparencia)) / 100);
  return { ...parametro, valorComPercentualTransparencia: row.valor + alpha.toString(16).padStart(2, '0') };
}
