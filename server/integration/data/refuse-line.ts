import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { CodigoRetirado } from './codes.ts';
import { recusarCarga } from './loads.ts';
import { insertRecusadas } from './stage.ts';

/** Refuses the next line of a load, which cannot be written, or the rest of the load when no line is left. */
export async function refuseNextLine(
  trx: DatabaseTransaction,
  idCarga: number,
  motivo: string,
  now: Date,
): Promise<void> {
  const next = await trx
    .selectFrom('cargaLinha')
    .innerJoin('carga', 'carga.idCarga', 'cargaLinha.idCarga')
    .select(['cargaLinha.linha', 'cargaLinha.texto'])
    .where('carga.idCarga', '=', idCarga)
    // The lines of a load that is undone are no work any more.
    .where('carga.situacao', '<>', 'desfazendo')
    .whereRef('cargaLinha.linha', '>', 'carga.ultimaLinha')
    .orderBy('cargaLinha.linha')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return await recusarCarga(trx, idCarga, motivo, now);
  const { linha, texto } = next;
  await insertRecusadas(trx, idCarga, [{ linha, motivo, texto }]);
  await trx
    .updateTable('carga')
    .set((eb) => ({
      ultimaLinha: linha,
      feitas: eb('feitas', '+', 1),
      recusadas: eb('recusadas', '+', 1),
    }))
    .where('idCarga', '=', idCarga)
    .execute();
}

/** Errors of a statement's data (class 22) and of constraints (class 23). */
const OF_DATA = /^2[23]/;
/** Deadlocks and the like (class 40): the same step may succeed later. */
const OF_OTHERS = /^40/;

/** Why a step's lines cannot be written; `isFault`: by a fault of the server, not by their data. */
export type Motivo = { readonly texto: string; readonly isFault: boolean };

/** Why fewer lines should be tried; undefined when the same step may succeed later. */
export function whyRefused(error: unknown): Motivo | undefined {
  if (error instanceof CodigoRetirado)
    return { texto: `O código ${error.message} foi retirado.`, isFault: false };
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof Error && OF_DATA.test(code)) {
    const rule = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : code;
    return { texto: `O banco de dados recusou o registro (${rule}).`, isFault: false };
  }
  if (isUnavailable(error) || OF_OTHERS.test(code)) return undefined;
  return { texto: 'O servidor falhou ao gravar o registro. Avise o suporte.', isFault: true };
}
