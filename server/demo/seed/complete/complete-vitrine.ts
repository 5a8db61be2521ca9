import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { TEMA_VERAO, VITRINE_VERAO } from '#server/demo/seed/temas.ts';

/** Gives the showcase of the summer campaign its theme. */
export async function completeVitrine(trx: DatabaseTransaction): Promise<void> {
  await trx
    .updateTable('vitrine')
    .set({ idTemaPersonalizado: TEMA_VERAO })
    .where('idVitrine', '=', VITRINE_VERAO)
    .where('idTemaPersonalizado', 'is', null)
    .execute();
}
