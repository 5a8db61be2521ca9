import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useEffectEvent, useRef } from 'react';
import { consultarGruposPrePedido, type GrupoPrePedido } from '#contract/cart/carrinho-pendente.ts';
import { consultarCobrancaPix, gerarCobrancaPix } from '#contract/payment/pagamento-pix.ts';
import { putCarrinho, revisaoOf } from '#mirror/put-carrinho.ts';
import { readOwnCarrinho } from '#net/own-carrinho.ts';
import { request } from '#net/request.ts';
import { readForScreen, sendForScreen } from '#outbox/send-for-screen.ts';
import { type Device, useDevice } from '#parts/device/device.tsx';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import { type Falha, toFalha } from '#parts/failure/falha.ts';
import { FalhaError, type Lido, toLido } from '#parts/failure/lido.ts';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import { CONSULTA_MS, lerPix, PIX_ESTADO, type PixLido, pixEstadoOf } from './pix.ts';
import { askMarked, RAIZ, token } from './queries-consulta.ts';

/** A payment may also succeed while the page is hidden: how often the groups are read again. */
const GRUPOS_MS = 15_000;

/** The mirrored cart of a customer, once the server was asked (or could not be) how it stands. */
export function useCarrinhoAPagar(idPessoaCliente: number): Lido<CarrinhoRow | null> {
  const device = useDevice();
  const { vault, env, usuario } = device;
  const espelho = useLiveQuery(
    async () => ({ idPessoaCliente, row: (await vault.carrinhos.get(idPessoaCliente)) ?? null }),
    [vault, idPessoaCliente],
  );
  const query = useQuery({
    queryKey: [RAIZ, 'carrinho', usuario.id, idPessoaCliente],
    queryFn: async ({ signal }) => {
      const before = revisaoOf(await vault.carrinhos.get(idPessoaCliente));
      const read = await readForScreen(
        device,
        (withMarca) => readOwnCarrinho(idPessoaCliente, { ...withMarca, signal, token: token() }),
        async (carrinho) => {
          // That there is no cart carries no revision: it is believed only when nothing newer was learnt meanwhile.
          const kept = revisaoOf(await vault.carrinhos.get(idPessoaCliente));
          if (carrinho || kept === before) await putCarrinho(vault, idPessoaCliente, carrinho, env.now());
        },
      );
      if (!read.ok) throw new FalhaError(toFalha(read.error));
      return (await vault.carrinhos.get(idPessoaCliente)) ?? null;
    },
    retry: false,
    staleTime: 0,
  });
  const lido = toLido(query);
  const row = espelho?.idPessoaCliente === idPessoaCliente ? espelho.row : undefined;
  // For a moment the mirror still holds the previous data.
  const isBehind = row !== undefined && query.data !== undefined && (row?.at ?? 0) < (query.data?.at ?? 0);
  return { ...lido, valor: isBehind ? query.data : row };
}

/**
 * The customer's cart whose payment was ended here with an unknown result; null if there is none, undefined
 * while it is read.
 */
export function useIncerto(idPessoaCliente: number): number | null | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const finalizados = (await vault.device.get(1))?.finalizados ?? [];
    const incerto = finalizados.find(
      (f) => !f.isCerto && !f.deOutraEpoca && f.idPessoaCliente === idPessoaCliente,
    );
    return incerto?.idCarrinho ?? null;
  }, [vault, idPessoaCliente]);
}

/** Asks again as soon as the signal is back, while something could not be asked for want of it. */
export function useRelerComSinal(falha: Falha | null, reler: () => void): void {
  const connected = useSyncStatus()?.connected;
  const before = useRef(connected);
  const again = useEffectEvent(() => {
    if (falha?.kind === 'silencio') reler();
  });
  useEffect(() => {
    // Only when it comes back: a server that is silent on a good line is not asked without end.
    if (before.current === false && connected) again();
    before.current = connected;
  }, [connected]);
}

const gruposQuery = (device: Device, idCarrinho: number | null) =>
  queryOptions({
    queryKey: [RAIZ, 'grupos', device.usuario.id, idCarrinho],
    queryFn: ({ signal }) =>
      askMarked(device, consultarGruposPrePedido, { query: { idCarrinho: idCarrinho ?? 0 } }, signal),
    retry: false,
    staleTime: 0,
  });

/** Reads the groups of a cart as they are now; those that were read last when the server cannot be asked. */
export function useGruposDeAgora(idCarrinho: number): () => Promise<GrupoPrePedido[]> {
  const client = useQueryClient();
  const query = gruposQuery(useDevice(), idCarrinho);
  return () => client.fetchQuery(query).catch(() => client.getQueryData(query.queryKey) ?? []);
}

/** The groups of a cart that awaits payment, read again while the page is looked at. */
export function useGrupos(idCarrinho: number | null): Lido<GrupoPrePedido[]> {
  const device = useDevice();
  return toLido(
    useQuery({
      ...gruposQuery(device, idCarrinho),
      enabled: idCarrinho !== null,
      refetchInterval: GRUPOS_MS,
    }),
  );
}

/** Has the cart and its groups read again. */
export function useReler(): () => void {
  const client = useQueryClient();
  return () => {
    for (const nome of ['carrinho', 'grupos']) {
      client.invalidateQueries({ queryKey: [RAIZ, nome] }).catch(() => undefined);
    }
  };
}

/**
 * The Pix of an order, looked at every 5 s for as long as it can be paid; `gerar` makes another one. While `faltaAceite`
 * none is made: `gerar` then accepts the policies for the cart too.
 */
export function usePix(
  idPrePedido: number,
  faltaAceite: boolean,
): Lido<PixLido> & { gerar: () => Promise<Falha | null> } {
  const device = useDevice();
  const client = useQueryClient();
  const queryKey = [RAIZ, 'pix', device.usuario.id, idPrePedido];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      lerPix(
        client.getQueryData<PixLido>(queryKey),
        await askMarked(device, consultarCobrancaPix, { query: { idPrePedido } }, signal),
      ),
    enabled: !faltaAceite,
    refetchInterval: ({ state: { data } }) =>
      data && pixEstadoOf(data) !== PIX_ESTADO.aguardando ? false : CONSULTA_MS,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const gerar = async () => {
    const query = { idPrePedido, ...(faltaAceite && { politicaAceite: true }) };
    const reply = await sendForScreen(device, (withMarca) =>
      request(gerarCobrancaPix, { query }, { ...withMarca, token: token() }),
    );
    if (!reply.ok) return toFalha(reply.error);
    client.setQueryData(queryKey, lerPix(undefined, reply.value));
    return null;
  };
  return { ...toLido(query), gerar };
}
