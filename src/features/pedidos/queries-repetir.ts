import { consultarItensPedido, type PedidoItem } from '#contract/orders/pedido-lista.ts';
import { type ItemRepetido, repetirPedido } from '#contract/orders/pedido-repetir.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { askForScreen, sendForScreen } from '#outbox/send-for-screen.ts';
import type { Device } from '#parts/device/device.tsx';
import { type Falha, toFalha } from '#parts/failure/falha.ts';

/** Marks of the documented call: an order of the e-commerce, made on the portal. */
const QUEM = { idOperacao: 4, idOrigem: 2, idOrigemTipo: 18 } as const;

const token = (): string | null => readSession()?.token ?? null;

/** Asks the server to repeat an order. The same `key` again is done once; nothing asks again by itself. */
export async function repetirNoServidor(
  device: Device,
  ref: { idPrePedido: number; idPessoaCliente: number },
  key: string,
): Promise<Result<readonly ItemRepetido[] | string, Falha>> {
  const reply = await sendForScreen(device, (withMarca) =>
    request(repetirPedido, { query: { ...ref, ...QUEM } }, { ...withMarca, token: token(), key }),
  );
  return reply.ok ? ok(reply.value) : fail(toFalha(reply.error));
}

/** The lines of an order that this device does not keep. */
export async function readItens(
  device: Device,
  idPrePedido: number,
): Promise<Result<readonly PedidoItem[], Falha>> {
  const reply = await askForScreen(device, (withMarca) =>
    request(consultarItensPedido, { query: { idPrePedido } }, { ...withMarca, token: token() }),
  );
  return reply.ok ? ok(reply.value) : fail(toFalha(reply.error));
}
