import { useLiveQuery } from 'dexie-react-hooks';
import { contaDoDia, totaisOf } from '#domain/payment/conta-recebida.ts';
import { type Desfechos, readDesfechos } from '#mirror/read-pedidos.ts';
import { readRecebiveis } from '#mirror/read-recebiveis.ts';
import { type Envio, numerosDe } from '#parts/cart/envio-words.ts';
import { isEnvioNoDisco, newestEnvios } from '#parts/cart/newest-envios.ts';
import { useDevice } from '#parts/device/device.tsx';
import { type LastRead, useLast } from '#parts/device/use-last.ts';
import type { Finalizado } from '#vault/device-rows.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';

const RECENT_RECEIPTS = 40;

/**
 * The submissions this device knows of, the newest record of each, and the refused changes next to them; the carts
 * whose payment was ended here; the later states of the orders of both.
 */
export type EnviosLidos = { envios: Envio[]; parked: ParkedRow[]; finalizados: Finalizado[] } & Desfechos;

const lastEnvios: LastRead<EnviosLidos> = new WeakMap();

/** Every customer's submissions: those that wait, that were refused, and the last ones confirmed. */
export function useEnvios(): EnviosLidos | undefined {
  const { vault } = useDevice();
  const read = useLiveQuery(async () => {
    const [rows, parked, receipts, device] = await Promise.all([
      vault.outbox.toArray(),
      vault.parked.toArray(),
      vault.receipts.orderBy('settledAt').reverse().filter(isEnvioNoDisco).limit(RECENT_RECEIPTS).toArray(),
      vault.device.get(1),
    ]);
    const open = parked.filter((row) => row.decided === null);
    const envios = newestEnvios({ rows, parked: open, receipts }).map(({ envio }) => envio);
    const finalizados = device?.finalizados ?? [];
    const numeros = [...envios.flatMap(numerosDe), ...finalizados.flatMap((one) => one.numeros ?? [])];
    return { envios, parked, finalizados, ...(await readDesfechos(vault, numeros)) };
  }, [vault]);
  return useLast(lastEnvios, '', read);
}

/** The number of a customer's late instalments and their expected sum in cents, from the device. */
export function useEmAtraso(
  idPessoaCliente: number,
  hoje: string,
): { quantidade: number; valor: number } | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const contas = await readRecebiveis(vault, idPessoaCliente);
    const atrasadas = contas.map((conta) => contaDoDia(conta, hoje)).filter(({ atraso }) => atraso > 0);
    return { quantidade: atrasadas.length, valor: totaisOf(atrasadas).esperado };
  }, [vault, idPessoaCliente, hoje]);
}
