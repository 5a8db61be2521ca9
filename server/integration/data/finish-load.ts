import { setTimeout as sleep } from 'node:timers/promises';
import { millisecondsInSecond } from 'date-fns/constants';
import type { Database } from '#server/db/schema/schema.ts';
import { type CargaRow, readCarga } from './loads.ts';
import { processCargas } from './process-load.ts';

const WAIT_MS = 500;
/** The least time between two words about the progress. */
const TELL_MS = 5 * millisecondsInSecond;

/** How the progress of a load is told. */
type Telling = { readonly tell?: (carga: CargaRow) => void; readonly everyMs?: number };

async function mustRead(db: Database, idCarga: number): Promise<CargaRow> {
  const carga = await readCarga(db, idCarga);
  if (carga === undefined) throw new Error(`the load ${idCarga} is gone`);
  return carga;
}

/** Does a load to its end, or waits for another process that does it; `tell` gets it from time to time. */
export async function finishCarga(
  db: Database,
  { idCarga }: Pick<CargaRow, 'idCarga'>,
  clock: () => Date,
  { tell, everyMs = TELL_MS }: Telling = {},
): Promise<CargaRow> {
  let told = performance.now();
  const isDue = () => tell !== undefined && performance.now() - told >= everyMs;
  const tellNow = (carga: CargaRow) => {
    told = performance.now();
    tell?.(carga);
  };
  const afterStep = async () => {
    if (isDue()) tellNow(await mustRead(db, idCarga));
  };
  for (;;) {
    await processCargas(db, clock, { afterStep });
    const carga = await mustRead(db, idCarga);
    if (carga.terminadaEm !== null) return carga;
    if (isDue()) tellNow(carga);
    await sleep(WAIT_MS);
  }
}
