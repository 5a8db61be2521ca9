import { useLiveQuery } from 'dexie-react-hooks';
import { useDevice } from '#parts/device.tsx';
import { type Envio, isEnvio } from '#parts/envio-words.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';

const RECENT_RECEIPTS = 40;

/** The submissions this device knows of, the newest record of each, and the refused changes beside them. */
export type EnviosLidos = { envios: Envio[]; parked: ParkedRow[] };

/** Every customer's submissions: those that wait, that were refused, and the last ones confirmed. */
export function useEnvios(): EnviosLidos | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const [rows, parked, receipts] = await Promise.all([
      vault.outbox.toArray(),
      vault.parked.toArray(),
      vault.receipts.orderBy('settledAt').reverse().filter(isEnvio).limit(RECENT_RECEIPTS).toArray(),
    ]);
    // One that was tried again keeps its place in the lane: the later record tells how it stands.
    const byPlace = new Map<string, Envio>();
    const put = (envio: Envio) => byPlace.set(`${envio.row.lane}:${envio.row.seq}`, envio);
    for (const row of parked.filter(isEnvio)) {
      if (row.decided === null) put({ kind: 'recusado', row });
    }
    for (const row of rows.filter(isEnvio)) put({ kind: 'fila', row });
    for (const row of receipts.filter(isEnvio)) put({ kind: 'confirmado', row });
    return { envios: [...byPlace.values()], parked };
  }, [vault]);
}
