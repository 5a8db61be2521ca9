import { ID_OPERACAO, ID_ORIGEM, ID_ORIGEM_TIPO } from '#contract/cart/carrinho.ts';
import { consultarItensPedido, type PedidoItem } from '#contract/orders/pedido-lista.ts';
import { type ItemRepetido, repetirPedido } from '#contract/orders/pedido-repetir.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { askForScreen, sendForScreen } from '#outbox/send-for-screen.ts';
import type { Device } from '#parts/device/device.tsx';
import { type Falha, toFalha } from '#parts/failure/falha.ts';
import { laneOf } from '#vault/outbox-rows.ts';

/** The documented call's own values: an order of the e-commerce, made on the portal. */
const QUEM = { idOperacao: ID_OPERACAO, idOrigem: ID_ORIGEM, idOrigemTipo: ID_ORIGEM_TIPO } as const;

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

/** True while changes of this customer's cart are unsent or wait for a decision: the server's cart lacks them. */
export async function isLaneBusy({ vault }: Device, idPessoaCliente: number): Promise<boolean> {
  const lane = laneOf(idPessoaCliente);
  const waiting = await vault.outbox.where('lane').equals(lane).count();
  const parked = await vault.parked
    .where('lane')
    .equals(lane)
    .filter((row) => row.decided === null)
    .count();
  return waiting + parked > 0;
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
