import type { CheckpointRow } from '#vault/device-rows.ts';
import { isConnected } from '#vault/is-connected.ts';
import type { LogRow } from '#vault/log-rows.ts';
import { useOptionalDevice } from './device.tsx';
import { useLiveQuery } from './live-query.ts';

/** Whether a set of data has come (also an empty one), is on its way for the first time, or could not be brought. */
export type Vinda = 'veio' | 'vindo' | 'falta';

/**
 * How far the first read of a set is; undefined while the database is read. `name` is its checkpoint, which for a
 * customer's list ends with the customer: 'pedidos:101'.
 */
export function useVinda(name: CheckpointRow['name']): Vinda | undefined {
  const device = useOptionalDevice();
  return useLiveQuery(async (): Promise<Vinda | undefined> => {
    if (!device) return undefined;
    const { checkpoints, log } = device.vault;
    if ((await checkpoints.get(name)) !== undefined) return 'veio';
    const [detail, lane] = name.split(':');
    const isFailure = (row: LogRow) =>
      row.event === 'pull-failed' && row.detail === detail && row.lane === lane;
    const hasFailed = (await log.filter(isFailure).count()) > 0;
    return hasFailed || !isConnected(await checkpoints.get('connection')) ? 'falta' : 'vindo';
  }, [device, name]);
}
