import type { Comprado } from '#domain/orders/comprados.ts';
import { readComprados } from '#mirror/read-comprados.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { useLiveQuery } from '#parts/device/live-query.ts';

/** The products that the current customer bought, by id; undefined for a visitor and until they were read. */
export function useComprados(): ReadonlyMap<number, Comprado> | undefined {
  const device = useOptionalDevice();
  const idPessoa = useClienteAtual()?.idPessoa;
  return useLiveQuery(
    async () => (device && idPessoa !== undefined ? readComprados(device.vault, idPessoa) : undefined),
    [device, idPessoa],
  );
}
