import { useOptionalDevice } from '#parts/device/device.tsx';
import { useLiveQuery } from '#parts/device/live-query.ts';
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

/** The current customer; null before the first, undefined while the database is read. */
export function useClienteAtual(): ClienteRow | null | undefined {
  const device = useOptionalDevice();
  const read = useLiveQuery(async () => {
    const id = (await device?.vault.device.get(1))?.idPessoaCliente ?? null;
    return id === null ? null : ((await device?.vault.clientes.get(id)) ?? null);
  }, [device]);
  return device === null ? null : read;
}
