import { setTimeout as sleep } from 'node:timers/promises';
import { millisecondsInSecond } from 'date-fns/constants';
import type { Queries } from '#server/queries/queries.ts';
import { esperaDepois } from './backoff.ts';
import type { EntregaTomada } from './data/deliveries.ts';
import type { Destino } from './data/receivers.ts';
import { enviarEvento } from './send.ts';

export type Expedicao = {
  readonly queries: Pick<Queries, 'eventos'>;
  readonly clock: () => Date;
  /** Numbers from 0 to 1. */
  readonly random: () => number;
  /** For tests. */
  readonly timeoutMs?: number;
};

/** Deliveries to one receiver that a process sends at the same time. */
const AO_MESMO_TEMPO = 4;
/** A receiver with nothing due asks again after this long while others are busy. */
const PAUSA_MS = millisecondsInSecond;
/** A run ends after this long, so that the next one sees new receivers. */
const RODADA_MS = 30 * millisecondsInSecond;

/**
 * Sends the events that are due to each receiver. Several processes may do this in parallel. A receiver that is slow or down holds
 * back no other.
 * @throws the first failure, after all were tried.
 */
export async function entregarEventos(expedicao: Expedicao, signal?: AbortSignal): Promise<void> {
  const destinos = await expedicao.queries.eventos.listDestinos();
  const ended = new AbortController();
  const over = AbortSignal.any([
    ended.signal,
    AbortSignal.timeout(RODADA_MS),
    ...(signal === undefined ? [] : [signal]),
  ]);
  let busy = destinos.length * AO_MESMO_TEMPO;
  const leave = () => {
    busy -= 1;
    if (busy === 0) ended.abort();
  };
  const work = async (destino: Destino): Promise<void> => {
    while (!over.aborted) {
      if (await entregarUma(expedicao, destino)) continue;
      leave();
      await sleep(PAUSA_MS, undefined, { signal: over }).catch(() => undefined);
      busy += 1;
    }
  };
  const workers = destinos.flatMap((destino) =>
    Array.from({ length: AO_MESMO_TEMPO }, () => work(destino).finally(leave)),
  );
  const failed = (await Promise.allSettled(workers)).find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Sends one due event and stores the outcome; false when none is due. */
async function entregarUma(expedicao: Expedicao, destino: Destino): Promise<boolean> {
  const { queries, clock, timeoutMs } = expedicao;
  const tomada = await queries.eventos.takeEntrega(destino.idDestino, clock());
  if (tomada === undefined) return false;
  const sent = await enviarEvento(destino, tomada, { now: clock(), timeoutMs });
  if (sent.ok) await queries.eventos.endEntregue(tomada, clock());
  else await queries.eventos.endFalhada(tomada, falha(expedicao, tomada, sent.error));
  return true;
}

function falha({ clock, random }: Expedicao, { tentativas }: EntregaTomada, ultimoErro: string) {
  const espera = esperaDepois(tentativas, random);
  return {
    ultimoErro,
    proximaEm: espera === undefined ? undefined : new Date(clock().getTime() + espera),
  };
}
