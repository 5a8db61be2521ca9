import { useLiveQuery } from 'dexie-react-hooks';
import { readRascunhos } from '#outbox/rascunhos/read-rascunhos.ts';
import { useDevice } from '#parts/device/device.tsx';
import type { CheckpointRow, DeviceRow } from '#vault/device-rows.ts';
import type { LogRow } from '#vault/log-rows.ts';
import type { CarrinhoRow, ClienteRow } from '#vault/mirror-rows.ts';
import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The mirrored data of this device and their times. */
export type DeviceData = {
  device: DeviceRow | undefined;
  /** In the server's order. */
  clientes: ClienteRow[];
  carrinhos: CarrinhoRow[];
  checkpoints: CheckpointRow[];
  /** Reads that failed, the oldest first. */
  falhas: LogRow[];
  /** Requests for review that were not sent, the oldest first. */
  rascunhos: RascunhoRow[];
};

export function useDeviceData(): DeviceData | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const [device, clientes, carrinhos, checkpoints, falhas, rascunhos] = await Promise.all([
      vault.device.get(1),
      vault.clientes.toArray(),
      vault.carrinhos.toArray(),
      vault.checkpoints.toArray(),
      vault.log.filter((row) => row.event === 'pull-failed').toArray(),
      readRascunhos(vault),
    ]);
    clientes.sort((a, b) => a.ordem - b.ordem);
    return { device, clientes, carrinhos, checkpoints, falhas, rascunhos };
  }, [vault]);
}

/** Saves whether the place of cart changes is sent from this device. */
export async function saveEnviaLocalizacao(vault: Vault, envia: boolean): Promise<void> {
  await vault.device.update(1, (row) => {
    if (envia) row.enviaLocalizacao = true;
    else delete row.enviaLocalizacao;
  });
}

/** The rows of a support package, read once. */
export type SupportRows = {
  rows: OutboxRow[];
  parked: ParkedRow[];
  checkpoints: CheckpointRow[];
  log: LogRow[];
  counts: { clientes: number; pedidos: number; notas: number; recebiveis: number; confirmadas: number };
};

/** Reads the rows of a support package. Rejects if the database cannot be read. */
export async function readSupportRows(vault: Vault): Promise<SupportRows> {
  const [rows, parked, checkpoints, log] = await Promise.all([
    vault.outbox.toArray(),
    vault.parked.toArray(),
    vault.checkpoints.toArray(),
    vault.log.toArray(),
  ]);
  const [clientes, pedidos, notas, recebiveis, confirmadas] = await Promise.all([
    vault.clientes.count(),
    vault.pedidos.count(),
    vault.notasFiscais.count(),
    vault.recebiveis.count(),
    vault.receipts.count(),
  ]);
  return { rows, parked, checkpoints, log, counts: { clientes, pedidos, notas, recebiveis, confirmadas } };
}
