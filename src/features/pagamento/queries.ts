import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useRef } from 'react';
import type { AnyCall, ReplyOf } from '#contract/call.ts';
import type { Carrinho } from '#contract/carrinho.ts';
import { consultarCarrinho } from '#contract/carrinho-calls.ts';
import { consultarGruposPrePedido, type GrupoPrePedido } from '#contract/carrinho-pendente.ts';
import { erro } from '#contract/erro.ts';
import { baixarBoletoAntecipado } from '#contract/pagamento-antecipado.ts';
import { consultarCobrancaPix, gerarCobrancaPix } from '#contract/pagamento-pix.ts';
import { type CallInput, toWire } from '#contract/to-wire.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { putCarrinho, revisaoOf } from '#mirror/put-carrinho.ts';
import { parseText, request } from '#net/request.ts';
import { openStream } from '#net/send.ts';
import { readSession } from '#net/session.ts';
import { announce } from '#outbox/wake.ts';
import { useDevice } from '#parts/device.tsx';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import { type Falha, toFalha } from './falha.ts';
import { CONSULTA_MS, lerPix, PIX_ESTADO, type PixLido, pixEstadoOf } from './pix.ts';

const RAIZ = 'pagamento';
/** A payment counts also when nobody looks: the groups are read again so often. */
const GRUPOS_MS = 15_000;

/** What was asked of the server, as it stands. */
export type Lido<Value> = {
  valor: Value | undefined;
  falha: Falha | null;
  isLendo: boolean;
  reler: () => void;
};

class FalhaError extends Error {
  readonly falha: Falha;

  constructor(falha: Falha) {
    super(falha.kind);
    this.falha = falha;
  }
}

const token = (): string | null => readSession()?.token ?? null;

async function ask<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<ReplyOf<C>> {
  const reply = await request(call, input, { signal, token: token() });
  if (!reply.ok) throw new FalhaError(toFalha(reply.error));
  return reply.value;
}

type Consulta<Value> = {
  data: Value | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

const toLido = <Value>({ data, error, isFetching, refetch }: Consulta<Value>): Lido<Value> => ({
  valor: data,
  falha: error === null ? null : error instanceof FalhaError ? error.falha : { kind: 'silencio' },
  isLendo: isFetching,
  reler: () => void refetch().catch(() => undefined),
});

/** Reads one of the payment's calls. The key holds ids alone: a card is never part of a reading. */
export function useConsulta<C extends AnyCall>(call: C, input: CallInput<C>): Lido<ReplyOf<C>> {
  const { usuario } = useDevice();
  return toLido(
    useQuery({
      queryKey: [RAIZ, call.name, usuario.id, input.query],
      queryFn: ({ signal }) => ask(call, input, signal),
      retry: false,
      staleTime: 0,
    }),
  );
}

/** The mirrored cart of a customer, once the server was asked (or could not be) how it stands. */
export function useCarrinhoAPagar(idPessoaCliente: number): Lido<CarrinhoRow | null> {
  const { vault, env, usuario } = useDevice();
  const espelho = useLiveQuery(
    async () => ({ idPessoaCliente, row: (await vault.carrinhos.get(idPessoaCliente)) ?? null }),
    [vault, idPessoaCliente],
  );
  const query = useQuery({
    queryKey: [RAIZ, 'carrinho', usuario.id, idPessoaCliente],
    queryFn: async ({ signal }) => {
      const before = revisaoOf(await vault.carrinhos.get(idPessoaCliente));
      const carrinho = await ask(consultarCarrinho, { query: { idPessoaCliente } }, signal);
      // That there is no cart carries no revision: it is believed only when nothing newer was learnt meanwhile.
      const kept = revisaoOf(await vault.carrinhos.get(idPessoaCliente));
      if (carrinho || kept === before) await putCarrinho(vault, idPessoaCliente, carrinho, env.now());
      return (await vault.carrinhos.get(idPessoaCliente)) ?? null;
    },
    retry: false,
    staleTime: 0,
  });
  const lido = toLido(query);
  const row = espelho?.idPessoaCliente === idPessoaCliente ? espelho.row : undefined;
  // For a moment the mirror still tells what it held before the answer was put into it.
  const isBehind = row !== undefined && query.data !== undefined && (row?.at ?? 0) < (query.data?.at ?? 0);
  return { ...lido, valor: isBehind ? query.data : row };
}

/** The groups of a cart that awaits payment, read again while the page is looked at. */
export function useGrupos(idCarrinho: number | null): Lido<GrupoPrePedido[]> {
  const { usuario } = useDevice();
  return toLido(
    useQuery({
      queryKey: [RAIZ, 'grupos', usuario.id, idCarrinho],
      queryFn: ({ signal }) =>
        ask(consultarGruposPrePedido, { query: { idCarrinho: idCarrinho ?? 0 } }, signal),
      enabled: idCarrinho !== null,
      refetchInterval: GRUPOS_MS,
      retry: false,
      staleTime: 0,
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

/** The Pix of an order, looked at every 5 s for as long as it can be paid; `gerar` makes another one. */
export function usePix(idPrePedido: number): Lido<PixLido> & { gerar: () => Promise<Falha | null> } {
  const { usuario } = useDevice();
  const client = useQueryClient();
  const queryKey = [RAIZ, 'pix', usuario.id, idPrePedido];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      lerPix(
        client.getQueryData<PixLido>(queryKey),
        await ask(consultarCobrancaPix, { query: { idPrePedido } }, signal),
      ),
    refetchInterval: ({ state: { data } }) =>
      data && pixEstadoOf(data) !== PIX_ESTADO.aguardando ? false : CONSULTA_MS,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const gerar = async () => {
    const reply = await request(gerarCobrancaPix, { query: { idPrePedido } }, { token: token() });
    if (!reply.ok) return toFalha(reply.error);
    client.setQueryData(queryKey, lerPix(undefined, reply.value));
    return null;
  };
  return { ...toLido(query), gerar };
}

/** Sends one act to the server. An act that nobody answered keeps its key, so that it is done once. */
export function useAto() {
  const { env } = useDevice();
  const keys = useRef(new Map<string, string>());
  return async <C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    timeoutMs?: number,
  ): Promise<Result<ReplyOf<C>, Falha>> => {
    // A call without a key may carry a card: nothing of it is kept.
    const name = call.keyed ? `${call.name} ${JSON.stringify(input.query ?? input.body)}` : null;
    const key = name === null ? null : (keys.current.get(name) ?? env.uuid());
    if (name !== null && key !== null) keys.current.set(name, key);
    const reply = await request(call, input, {
      token: token(),
      ...(key === null ? {} : { key }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    if (name !== null && (reply.ok || reply.error.kind === 'refused')) keys.current.delete(name);
    return reply.ok ? ok(reply.value) : fail(toFalha(reply.error));
  };
}

/**
 * Puts a cart that the server answered into the mirror, where every screen reads it. Credit and balance have moved
 * with it: the customer's figures are read again.
 */
export function useGuardarCarrinho(): (carrinho: Carrinho) => Promise<void> {
  const { vault, env } = useDevice();
  return async (carrinho) => {
    await putCarrinho(vault, carrinho.idPessoaCliente, carrinho, env.now());
    announce(vault.name, 'refresh');
  };
}

/** The boleto as a PDF. */
export async function baixarBoleto(query: {
  idPessoaCliente: number;
  idPrePedido: number;
}): Promise<Result<Blob, Falha>> {
  const answer = await openStream(toWire(baixarBoletoAntecipado, { query }), { token: token() });
  if (answer.kind === 'silence' || !answer.marked) return fail({ kind: 'silencio' });
  try {
    const body = new Response(answer.body);
    if (answer.status === 200) return ok(await body.blob());
    const refusal = parseText(erro, await body.text());
    return fail(
      toFalha(refusal ? { kind: 'refused', status: answer.status, erro: refusal } : { kind: 'unbelieved' }),
    );
  } catch {
    // Cut half-way: a file that is not whole is none.
    return fail({ kind: 'silencio' });
  }
}
