import { useLiveQuery } from 'dexie-react-hooks';
import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { readPedido, readPedidos } from '#mirror/read-pedidos.ts';
import { type EnvioLinha, toEnvioLinha } from '#parts/cart/envio-linha.ts';
import { newestEnvios } from '#parts/cart/newest-envios.ts';
import { useDevice } from '#parts/device/device.tsx';
import { laneOf } from '#vault/outbox-rows.ts';

/** Days, both included. */
export type Periodo = { de: string; ate: string };

/** A customer's orders that this device keeps, of a stretch of days; `at` is null where none were ever brought. */
export type Espelho = { chave: string; pedidos: PedidoResumo[]; at: number | null };

/** The mirrored orders of a stretch of days; undefined while they are read. */
export function useEspelho(idPessoaCliente: number, { de, ate }: Periodo): Espelho | undefined {
  const { vault } = useDevice();
  const chave = `${idPessoaCliente}:${de}:${ate}`;
  const read = useLiveQuery(async () => {
    const [pedidos, checkpoint] = await Promise.all([
      readPedidos(vault, idPessoaCliente, { de, ate }),
      vault.checkpoints.get(`pedidos:${idPessoaCliente}`),
    ]);
    return { chave, pedidos, at: checkpoint?.at ?? null };
  }, [vault, chave]);
  // For a moment the live query still returns its previous result.
  return read?.chave === chave ? read : undefined;
}

/**
 * The customer's submissions of this device that are no orders of the list: those that wait, are being sent or need a
 * person, and those confirmed since the list was brought.
 */
export function useProprios(idPessoaCliente: number): EnvioLinha[] | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const lane = laneOf(idPessoaCliente);
    const [rows, parked, receipts, checkpoint] = await Promise.all([
      vault.outbox.where('lane').equals(lane).toArray(),
      vault.parked.where('lane').equals(lane).toArray(),
      vault.receipts.where('lane').equals(lane).toArray(),
      vault.checkpoints.get(`pedidos:${idPessoaCliente}`),
    ]);
    const listedAt = checkpoint?.at ?? 0;
    const open = parked.filter((row) => row.decided === null);
    return newestEnvios({ rows, parked: open, receipts })
      .map(({ envio }) => envio)
      .filter((envio) => envio.kind !== 'confirmado' || envio.row.settledAt > listedAt)
      .sort((a, b) => b.row.at - a.row.at)
      .map((envio) => toEnvioLinha(envio, open));
  }, [vault, idPessoaCliente]);
}

/** An order that this device keeps, with its lines; null when it does not, undefined while it is read. */
export function usePedidoDoAparelho(idPrePedido: number) {
  const { vault } = useDevice();
  const read = useLiveQuery(
    async () => ({ idPrePedido, lido: (await readPedido(vault, idPrePedido)) ?? null }),
    [vault, idPrePedido],
  );
  return read?.idPrePedido === idPrePedido ? read.lido : undefined;
}

/** The invoices of an order that this device keeps. */
export function useNotasDoPedido(idPrePedido: number): NotaFiscal[] | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const rows = await vault.notasFiscais.where('nota.idPrePedido').equals(idPrePedido).toArray();
    return rows.map(({ nota }) => nota);
  }, [vault, idPrePedido]);
}
