import type { Database } from '#server/db/schema/schema.ts';
import { type EntregaTomada, endEntregue, endFalhada, takeEntrega } from './deliveries.ts';
import { readEventos } from './read-events.ts';
import { type PedidoRecebido, receberPedido } from './received-orders.ts';
import { listDestinos } from './receivers.ts';
import { forgetEventos, type Leitura, noteLeitura } from './taken-events.ts';

/** The queries of events and their deliveries, which have no user. */
export const eventQueries = (db: Database) => ({
  readEventos: (procura: Parameters<typeof readEventos>[1]) => readEventos(db, procura),
  noteLeitura: (leitura: Leitura, now: Date) => noteLeitura(db, leitura, now),
  forget: (before: Date, signal?: AbortSignal) => forgetEventos(db, before, { signal }),
  receberPedido: (recebido: PedidoRecebido) => receberPedido(db, recebido),
  listDestinos: () => listDestinos(db),
  takeEntrega: (idDestino: number, now: Date) => takeEntrega(db, idDestino, now),
  endEntregue: (tomada: EntregaTomada, em: Date) => endEntregue(db, tomada, em),
  endFalhada: (tomada: EntregaTomada, fim: Parameters<typeof endFalhada>[2]) => endFalhada(db, tomada, fim),
});

export type EventQueries = ReturnType<typeof eventQueries>;
