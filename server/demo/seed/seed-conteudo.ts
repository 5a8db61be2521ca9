import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { TEMA_VERAO } from './temas.ts';

/** The showcase of the summer campaign. */
const VITRINE_VERAO = 3;

/** Gives that showcase its theme, which no load tells. */
export async function seedConteudo(trx: DatabaseTransaction): Promise<void> {
  await trx
    .updateTable('vitrine')
    .set({ idTemaPersonalizado: TEMA_VERAO })
    .where('idVitrine', '=', VITRINE_VERAO)
    .where('idTemaPersonalizado', 'is', null)
    .execute();
}
