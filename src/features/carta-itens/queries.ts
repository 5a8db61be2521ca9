import { useQuery, useQueryClient } from '@tanstack/react-query';
import { consultarCartaItens } from '#contract/letters/carta-consultas.ts';
import type { ReplyOf } from '#contract/wire/call.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type CartaLida, dropCarta, putCarta } from '#mirror/cartas.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { sendForScreen } from '#outbox/send-for-screen.ts';
import { type Device, useDevice } from '#parts/device/device.tsx';
import type { Falha } from '#parts/failure/falha.ts';
import { FalhaError, type Lido, toLido } from '#parts/failure/lido.ts';
import { toFalhaDaParte } from '#parts/failure/sem-funcao.ts';
import { daNota, esquecer } from '#parts/letters/ato.ts';

/** A letter with its rows on the wire. */
export type ComItens = ReplyOf<typeof consultarCartaItens>;

export const toLida = ({ cartaCorrecao, itemNota }: ComItens, at: number): CartaLida => ({
  carta: cartaCorrecao,
  itens: itemNota,
  at,
});

/** Reads a letter with its rows, and updates the kept copy. */
export async function lerCarta(
  device: Device,
  idCartaCorrecao: number,
  signal?: AbortSignal,
): Promise<Result<CartaLida, Falha>> {
  const { vault, env } = device;
  const at = env.now();
  const token = readSession()?.token ?? null;
  const reply = await sendForScreen(
    device,
    (withMarca) =>
      request(
        consultarCartaItens,
        { query: { idCartaCorrecao } },
        { ...withMarca, token, ...(signal && { signal }) },
      ),
    (value) => putCarta(vault, toLida(value, at)),
  );
  if (reply.ok) {
    // The letter is there: the next making for its invoice is of another one.
    esquecer(daNota(device, reply.value.cartaCorrecao.titulo.idTitulo));
    return ok(toLida(reply.value, at));
  }
  const falha = toFalhaDaParte(reply.error);
  const isGone = falha.kind === 'recusa' && falha.codigo === 'nao-encontrado';
  const { idPessoaCliente = null } = (await vault.device.get(1)) ?? {};
  if (isGone && idPessoaCliente !== null) await dropCarta(vault, idPessoaCliente, idCartaCorrecao);
  return fail(falha);
}

const keyOf = ({ usuario }: Device, idCartaCorrecao: number) => ['carta', usuario.id, idCartaCorrecao];

/** A letter with its rows, by the server; null asks for none. */
export function useCartaDoServidor(idCartaCorrecao: number | null): Lido<CartaLida> {
  const device = useDevice();
  return toLido(
    useQuery({
      queryKey: keyOf(device, idCartaCorrecao ?? 0),
      enabled: idCartaCorrecao !== null,
      queryFn: async ({ signal }) => {
        const lida = await lerCarta(device, idCartaCorrecao ?? 0, signal);
        if (!lida.ok) throw new FalhaError(lida.error);
        return lida.value;
      },
      retry: false,
      staleTime: 0,
    }),
  );
}

/** Shows a newer version of a letter wherever it is drawn. */
export function useMostrar(): (lida: CartaLida) => void {
  const device = useDevice();
  const client = useQueryClient();
  return (lida) => {
    client.setQueryData(keyOf(device, lida.carta.idCartaCorrecao), lida);
    client.invalidateQueries({ queryKey: ['cartas'] }).catch(() => undefined);
  };
}
