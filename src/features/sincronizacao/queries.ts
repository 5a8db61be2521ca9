import { useLiveQuery } from 'dexie-react-hooks';
import { readRascunhos } from '#outbox/rascunhos/read-rascunhos.ts';
import { useDevice } from '#parts/device/device.tsx';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { LogRow } from '#vault/log-rows.ts';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';

/** Unsent and refused changes, and the state of the connection. */
export type SyncRows = {
  rows: OutboxRow[];
  /** Refused and not decided. */
  parked: ParkedRow[];
  /** Requests for review that only their user sends, the oldest first. */
  rascunhos: RascunhoRow[];
  checkpoints: CheckpointRow[];
  /** The server's carts of the customers with refused changes. */
  carrinhos: CarrinhoRow[];
  /** Reads that failed, the oldest first. */
  falhas: LogRow[];
  /** When the server last confirmed anything, in epoch milliseconds. */
  lastConfirmedAt: number | null;
};

export function useSyncRows(): SyncRows | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const [rows, parked, rascunhos, checkpoints, last, falhas] = await Promise.all([
      vault.outbox.toArray(),
      vault.parked.filter((p) => p.decided === null).sortBy('parkedAt'),
      readRascunhos(vault),
      vault.checkpoints.toArray(),
      vault.receipts.orderBy('settledAt').last(),
      vault.log.filter((row) => row.event === 'pull-failed').toArray(),
    ]);
    const clientes = [...new Set(parked.map((p) => p.idPessoaCliente))];
    const carrinhos = await vault.carrinhos.where('idPessoaCliente').anyOf(clientes).toArray();
    return {
      rows,
      parked,
      rascunhos,
      checkpoints,
      carrinhos,
      falhas,
      lastConfirmedAt: last?.settledAt ?? null,
    };
  }, [vault]);
}
