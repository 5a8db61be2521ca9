import { addDays, businessDayOf } from '#lib/business-day.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { TEMA_LOJA, TEMAS } from './temas.ts';

/** The themes, with the campaign's days counted from `now`, and the parameter that names the store. */
export async function seedTemas(trx: DatabaseTransaction, now: Date): Promise<void> {
  const today = businessDayOf(now);
  await trx
    .insertInto('tema')
    .values(
      TEMAS.map(({ dias, cores: _cores, variosHotsite, ...tema }) => ({
        ...tema,
        dataInicial: dias && addDays(today, dias[0]),
        dataFinal: dias && addDays(today, dias[1]),
        variosHotsite: variosHotsite.join(';'),
      })),
    )
    .execute();
  const cores = TEMAS.flatMap(({ idTemaPersonalizado, cores: own }) =>
    own.map(([idParametroTipo, valor, percentualTransparencia = null]) => ({
      idTemaPersonalizado,
      idParametroTipo,
      valor,
      percentualTransparencia,
    })),
  );
  await trx.insertInto('temaParametro').values(cores).execute();
  await trx
    .insertInto('parametro')
    .values({ nome: 'idTemaLoja', valor: String(TEMA_LOJA) })
    .execute();
}
