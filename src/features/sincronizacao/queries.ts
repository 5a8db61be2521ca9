import { useLiveQuery } from 'dexie-react-hooks';
import { contextoOf } from '#mirror/cliente-compra.ts';
import { useDevice } from '#parts/device.tsx';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { CarrinhoRow, ClienteRow } from '#vault/mirror-rows.ts';
import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';

/** Everything that the sheet tells of this device. */
export type SyncRows = {
  rows: OutboxRow[];
  /** Refused and not decided. */
  parked: ParkedRow[];
  checkpoints: CheckpointRow[];
  /** The customer being served and his server cart. */
  cliente: ClienteRow | undefined;
  carrinho: CarrinhoRow | undefined;
  idContexto: string | undefined;
};

export function useSyncRows(): SyncRows | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const [rows, parked, checkpoints, device] = await Promise.all([
      vault.outbox.toArray(),
      vault.parked.filter((p) => p.decided === null).sortBy('parkedAt'),
      vault.checkpoints.toArray(),
      vault.device.get(1),
    ]);
    const id = device?.idPessoaCliente ?? null;
    const cliente = id === null ? undefined : await vault.clientes.get(id);
    const carrinho = id === null ? undefined : await vault.carrinhos.get(id);
    const idContexto = cliente?.detalhe ? contextoOf(cliente.detalhe)?.idContexto : undefined;
    return { rows, parked, checkpoints, cliente, carrinho, idContexto };
  }, [vault]);
}
