import { useOptionalDevice } from '#parts/device/device.tsx';
import { useLiveQuery } from '#parts/device/live-query.ts';
import { isConnected } from '#vault/is-connected.ts';
import type { LogRow } from '#vault/log-rows.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';

const NONE: ClienteRow[] = [];

/** Returns the customers linked to the user, in the server's order; undefined while the database is read. */
export function useClientes(): ClienteRow[] | undefined {
  const device = useOptionalDevice();
  const read = useLiveQuery(async () => {
    const rows = (await device?.vault.clientes.toArray()) ?? [];
    return rows.sort((a, b) => a.ordem - b.ordem);
  }, [device]);
  return device === null ? NONE : read;
}

/** Whether the server's list of customers has come (also an empty one), is on its way, or could not be brought. */
export type VindaDosClientes = 'vieram' | 'vindo' | 'faltam';

/** How far the list of customers is; undefined while the database is read. */
export function useVindaDosClientes(): VindaDosClientes | undefined {
  const device = useOptionalDevice();
  return useLiveQuery(async (): Promise<VindaDosClientes | undefined> => {
    if (!device) return undefined;
    const { checkpoints, log } = device.vault;
    if ((await checkpoints.get('clientes')) !== undefined) return 'vieram';
    const isFailure = (row: LogRow) => row.event === 'pull-failed' && row.detail === 'clientes';
    const hasFailed = (await log.filter(isFailure).count()) > 0;
    return hasFailed || !isConnected(await checkpoints.get('connection')) ? 'faltam' : 'vindo';
  }, [device]);
}

/** The current customer; null before the first, undefined while the database is read. */
export function useClienteAtual(): ClienteRow | null | undefined {
  const device = useOptionalDevice();
  const read = useLiveQuery(async () => {
    const id = (await device?.vault.device.get(1))?.idPessoaCliente ?? null;
    return id === null ? null : ((await device?.vault.clientes.get(id)) ?? null);
  }, [device]);
  return device === null ? null : read;
}
