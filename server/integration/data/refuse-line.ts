import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
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

/** Why the database refused data, for the company; undefined for any other failure. */
export function whyRefused(error: unknown): string | undefined {
  if (error instanceof CodigoRetirado) return `O código ${error.message} foi retirado.`;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  if (!OF_DATA.test(error.code)) return undefined;
  const rule = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : error.code;
  return `O banco de dados recusou o registro (${rule}).`;
}
