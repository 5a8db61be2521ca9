import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/db/schema/schema.ts';
import { type CargaRow, readCarga } from './loads.ts';
import { processCargas } from './process-load.ts';

const WAIT_MS = 500;

/** Does a load to its end, or waits for another process that does it. */
export async function finishCarga(
  db: Database,
  { idCarga }: Pick<CargaRow, 'idCarga'>,
  clock: () => Date,
): Promise<CargaRow> {
  for (;;) {
    await processCargas(db, clock);
    const carga = await readCarga(db, idCarga);
    if (carga === undefined) throw new Error(`the load ${idCarga} is gone`);
    if (carga.terminadaEm !== null) return carga;
    await sleep(WAIT_MS);
  }
}
