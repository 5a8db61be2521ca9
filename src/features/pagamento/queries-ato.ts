import { useRef } from 'react';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { baixarBoletoAntecipado } from '#contract/payment/pagamento-antecipado.ts';
import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import type { CallInput } from '#contract/wire/to-wire.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { dropRecusado, noteFinalizado, noteFinalizando } from '#mirror/finalizados.ts';
import { putCarrinho } from '#mirror/put-carrinho.ts';
import { request } from '#net/request.ts';
import { requestFile } from '#net/request-file.ts';
import { askForScreen, sendForScreen } from '#outbox/send-for-screen.ts';
import { announce } from '#outbox/wake.ts';
import { type Device, useDevice } from '#parts/device/device.tsx';
import { type Falha, toFalha } from '#parts/failure/falha.ts';
import type { Finalizado } from '#vault/device-rows.ts';
import { token } from './queries-consulta.ts';

type ComCarrinho = { carrinho: Carrinho };

/** `keep` stores the reply's cart in the mirror, in the moment in which the reply is accepted. */
type AtoOptions<T> = { timeoutMs?: number; keep?: (reply: T) => Promise<void> };

/**
 * Sends one act to the server. An act without a response keeps its key, so that it is done once. Credit and balance
 * move with a kept cart: the customer's figures are read again.
 */
export function useAto() {
  const { vault, env } = useDevice();
  const keys = useRef(new Map<string, string>());
  return async <C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    { timeoutMs, keep }: AtoOptions<ReplyOf<C>> = {},
  ): Promise<Result<ReplyOf<C>, Falha>> => {
    // A call without a key may carry a card: nothing of it is kept.
    const name = call.keyed ? `${call.name} ${JSON.stringify(input.query ?? input.body)}` : null;
    const key = name === null ? null : (keys.current.get(name) ?? env.uuid());
    if (name !== null && key !== null) keys.current.set(name, key);
    const reply = await sendForScreen(
      { vault, env },
      (withMarca) =>
        request(call, input, {
          ...withMarca,
          token: token(),
          ...(key === null ? {} : { key }),
          ...(timeoutMs === undefined ? {} : { timeoutMs }),
        }),
      keep,
    );
    if (reply.ok && keep) announce(vault.name, 'refresh');
    if (name !== null && (reply.ok || reply.error.kind === 'refused')) keys.current.delete(name);
    return reply.ok ? ok(reply.value) : fail(toFalha(reply.error));
  };
}

/** Puts the cart of a reply into the mirror, where every screen reads it. */
export function useGuardarCarrinho(): (reply: ComCarrinho) => Promise<void> {
  const { vault, env } = useDevice();
  return ({ carrinho }) => putCarrinho(vault, carrinho.idPessoaCliente, carrinho, env.now());
}

/** The device's record of the end of a payment. A failed write stops no payment. */
export function useLembrar(cart: Omit<Finalizado, 'isCerto' | 'at'>) {
  const { vault, env } = useDevice();
  const noted = useRef(0);
  const kept = (written: Promise<void>) =>
    written.catch((error: unknown) => console.warn('the end of a payment was not remembered', error));
  return {
    /** `pixDeixados`: the orders that are left with an unpaid Pix. */
    aoFinalizar: (pixDeixados: number[]) => {
      noted.current = env.now();
      return kept(noteFinalizando(vault, { ...cart, at: noted.current, pixDeixados }));
    },
    /** Only the paid part, in cents, became orders. */
    feitoEmParte: async (total: number) => {
      await kept(noteFinalizando(vault, { ...cart, total, at: env.now() }));
      await kept(noteFinalizado(vault, cart.idCarrinho));
    },
    feito: () => kept(noteFinalizado(vault, cart.idCarrinho)),
    desfeito: () => kept(dropRecusado(vault, cart.idCarrinho, noted.current)),
  };
}

export type Lembrar = ReturnType<typeof useLembrar>;

/** The boleto as a PDF. */
export async function baixarBoleto(
  device: Device,
  query: { idPessoaCliente: number; idPrePedido: number },
): Promise<Result<Blob, Falha>> {
  const file = await askForScreen(device, (withMarca) =>
    requestFile(baixarBoletoAntecipado, { query }, { ...withMarca, token: token() }),
  );
  return file.ok ? file : fail(toFalha(file.error));
}
