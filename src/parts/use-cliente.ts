import { useLiveQuery } from 'dexie-react-hooks';
import { announce } from '#outbox/wake.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { useOptionalDevice } from './device.tsx';

/** The customers linked to the user, in the server's order; undefined while the database is read. */
export function useClientes(): ClienteRow[] | undefined {
  const device = useOptionalDevice();
  return useLiveQuery(async () => {
    const rows = (await device?.vault.clientes.toArray()) ?? [];
    return rows.sort((a, b) => a.ordem - b.ordem);
  }, [device]);
}

/** The customer being served; null when there is none yet, undefined while the database is read. */
export function useClienteAtual(): ClienteRow | null | undefined {
  const device = useOptionalDevice();
  return useLiveQuery(async () => {
    const id = (await device?.vault.device.get(1))?.idPessoaCliente ?? null;
    return id === null ? null : ((await device?.vault.clientes.get(id)) ?? null);
  }, [device]);
}

/** Serves another customer from now on. Carts are kept apart, so that nothing of the last one is touched. */
export async function chooseCliente(vault: Vault, idPessoaCliente: number): Promise<void> {
  await vault.device.update(1, { idPessoaCliente });
  announce(vault.name, 'refresh');
}
