import { randomUUID } from 'node:crypto';
import { millisecondsInDay, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { avisarEstoque } from './access/avisar-estoque.ts';
import { enviarMensagens, type Posto } from './access/enviar-mensagens.ts';
import { liberarCashbacks } from './customers/liberar-cashback.ts';
import type { Store } from './db/open.ts';
import { takeTarefa } from './db/tarefas.ts';
import { vacuumTables } from './db/vacuum.ts';
import { entregarEventos } from './events/deliver.ts';
import { esquecerEventos } from './events/forget.ts';
import { ensureFeeds } from './feed/feed.ts';
import { avancarCartas } from './letters/avancar-cartas.ts';
import type { Emissor } from './nfe/port.ts';
import { avancarPedidos } from './orders/avancar-pedidos.ts';
import { encerrarPagos } from './payment/encerrar-pagos.ts';
import { vencerPedidos } from './payment/vencer-pedidos.ts';
import { vigiarPagamentos } from './payment/vigiar-pagamentos.ts';
import type { Pagamentos } from './provider/port.ts';
import type { Queries } from './queries/queries.ts';
import { avancarPendencias } from './regulatory/avancar-pendencias.ts';
import { type Repeated, repeat } from './repeat.ts';
import { avancarDevolucoes } from './returns/avancar-devolucoes.ts';

const KEYS_KEPT_MS = 90 * millisecondsInDay;

/** A repeated task. */
type Tarefa = {
  readonly nome: string;
  readonly everyMs: number;
  /** The first check after a start, if it is sooner than usual. */
  readonly firstMs?: number;
  /** Each process runs it and takes only what no other process has taken. */
  readonly byEach?: true;
  /** The name of its failure in the log. */
  readonly failure: string;
  readonly work: (signal: AbortSignal) => Promise<void>;
};

type Trabalho = {
  readonly store: Store;
  readonly queries: Queries;
  readonly pagamentos: Pagamentos;
  readonly clock: () => Date;
  /** The mail service and the means of writing mails; undefined if this process sends none. */
  readonly posto: Posto | undefined;
  /** Registers the letters of a demonstration; null if another system does. */
  readonly emissor: Emissor | null;
  /** Advances the orders, returns, letters and requests of a demonstration. */
  readonly demo: boolean;
  readonly onError: (error: unknown, failure: string) => void;
};

/** A task is checked more often than it is due: the process that ran it last may be gone. */
const LOOKED_AT_MOST_MS = 60 * millisecondsInSecond;

function listTarefas(trabalho: Trabalho): Tarefa[] {
  const { store, queries, clock, demo, posto, emissor } = trabalho;
  return [
    {
      nome: 'vigiar-pagamentos',
      everyMs: 2 * millisecondsInSecond,
      byEach: true,
      failure: 'could not ask for payments',
      work: (signal) => vigiarPagamentos(trabalho, signal),
    },
    ...(posto === undefined
      ? []
      : [
          {
            nome: 'enviar-mensagens',
            everyMs: 5 * millisecondsInSecond,
            byEach: true,
            failure: 'could not deliver a mail',
            work: (signal: AbortSignal) => enviarMensagens(posto, signal),
          } as const,
          {
            nome: 'avisar-estoque',
            everyMs: 60 * millisecondsInSecond,
            failure: 'could not tell that products are back',
            work: (signal: AbortSignal) =>
              avisarEstoque({ queries, clock, newId: randomUUID, endereco: posto.endereco }, signal),
          } as const,
        ]),
    {
      nome: 'vencer-pedidos',
      everyMs: 60 * millisecondsInSecond,
      failure: 'could not end orders that nobody paid',
      work: (signal) => vencerPedidos(trabalho, signal),
    },
    {
      nome: 'encerrar-pagos',
      everyMs: 20 * millisecondsInSecond,
      failure: 'could not end paid carts',
      work: (signal) => encerrarPagos(trabalho, signal),
    },
    {
      nome: 'liberar-cashback',
      everyMs: 15 * millisecondsInMinute,
      firstMs: millisecondsInSecond,
      failure: 'could not release cashback',
      work: (signal) => liberarCashbacks(trabalho, signal),
    },
    ...(demo
      ? [
          {
            nome: 'avancar-pedidos',
            everyMs: 15 * millisecondsInSecond,
            failure: 'could not let orders go on',
            work: (signal: AbortSignal) => avancarPedidos(trabalho, signal),
          },
          {
            nome: 'avancar-devolucoes',
            everyMs: 15 * millisecondsInSecond,
            failure: 'could not approve returns',
            work: (signal: AbortSignal) => avancarDevolucoes(trabalho, signal),
          },
          ...(emissor === null
            ? []
            : [
                {
                  nome: 'avancar-cartas',
                  everyMs: 15 * millisecondsInSecond,
                  failure: 'could not register correction letters',
                  work: (signal: AbortSignal) => avancarCartas({ queries, clock, emissor }, signal),
                },
              ]),
          {
            nome: 'avancar-pendencias',
            everyMs: 15 * millisecondsInSecond,
            failure: 'could not resolve requests for review',
            work: (signal: AbortSignal) => avancarPendencias(trabalho, signal),
          },
        ]
      : []),
    {
      nome: 'processar-cargas',
      everyMs: millisecondsInSecond,
      byEach: true,
      failure: 'could not load what the company sent',
      work: (signal) => queries.integracao.processCargas(clock, signal),
    },
    {
      nome: 'entregar-eventos',
      everyMs: 2 * millisecondsInSecond,
      byEach: true,
      failure: 'could not deliver events',
      work: (signal) => entregarEventos({ queries, clock, random: Math.random }, signal),
    },
    {
      nome: 'feeds',
      everyMs: 5 * millisecondsInSecond,
      byEach: true,
      failure: 'could not build the feeds',
      work: (signal) => ensureFeeds(store.db, clock, signal),
    },
    {
      nome: 'limpar-contagens',
      everyMs: 60 * millisecondsInSecond,
      failure: 'could not forget counts that are over',
      work: () => queries.contagens.limpar(clock()),
    },
    {
      // Keys, sessions, links, mails and events older than three months.
      nome: 'esquecer',
      everyMs: millisecondsInDay,
      firstMs: millisecondsInSecond,
      failure: 'could not forget old keys',
      work: async (signal) => {
        const before = new Date(clock().getTime() - KEYS_KEPT_MS);
        await queries.forget(before, signal);
        await esquecerEventos(trabalho, before, signal);
      },
    },
    ...(store.embedded === undefined
      ? []
      : [
          {
            nome: 'limpar-tabelas',
            everyMs: millisecondsInDay,
            failure: 'could not vacuum the database',
            work: (signal: AbortSignal) => vacuumTables(store.db, signal),
          },
        ]),
  ];
}

/** Begins a company's repeated work. Every process may call it: one of them does each run. */
export function startTarefas(trabalho: Trabalho): Repeated {
  const { store, onError } = trabalho;
  const running = listTarefas(trabalho).map(({ nome, everyMs, firstMs, byEach, failure, work }) =>
    repeat(
      async (signal) => {
        if (byEach || (await takeTarefa(store.db, nome, everyMs))) await work(signal);
      },
      Math.min(everyMs, LOOKED_AT_MOST_MS),
      (error) => onError(error, failure),
      firstMs,
    ),
  );
  return {
    async stop() {
      await Promise.all(running.map((tarefa) => tarefa.stop()));
    },
  };
}
