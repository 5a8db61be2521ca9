import { beforeEach } from 'vitest';
import type * as z from 'zod/mini';
import { consultarEventos } from '#contract/integration/evento.ts';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { ApiClient } from './api.ts';
import { type Bench, useBench } from './bench.ts';
import type { TestDatabase } from './database.ts';
import { openMachine } from './machine.ts';
import { settled } from './settled.ts';

type Pagina = z.input<typeof consultarEventos.reply>;

export type WireEvento = Pagina['eventos'][number];

/** A page of events, which must be as the contract says. */
export async function pull(
  machine: ApiClient,
  db: Database,
  query: Readonly<Record<string, string>> = {},
  path = '/integracao/eventos',
): Promise<Pagina> {
  await settled(db);
  const { status, text } = await machine.get(`${path}?${new URLSearchParams(query)}`);
  if (status !== 200) throw new Error(text);
  const page = JSON.parse(text) as Pagina;
  consultarEventos.reply.parse(page);
  return page;
}

/** The types of events with the number of what they are about. */
export const shortly = (eventos: readonly WireEvento[]): string[] =>
  eventos.map(({ tipo, dados }) => `${tipo} ${'idPrePedido' in dados ? dados.idPrePedido : ''}`.trim());

/** A server with a signed-in representative and a company's system that reads events. */
export function useEventos(open: () => Promise<TestDatabase>) {
  const bench: Bench = useBench(open);
  const held: { machine?: ApiClient; rep?: ApiClient; cursor?: string } = {};

  beforeEach(async () => {
    delete held.cursor;
    held.machine = await openMachine(bench.api, bench.database.db, { clock: () => bench.now });
    held.rep = await bench.api.as('representante');
  });
  return {
    bench,
    get rep() {
      return must(held.rep, 'session');
    },
    /** The events since it was last called. */
    async news(): Promise<WireEvento[]> {
      const query = held.cursor === undefined ? {} : { cursor: held.cursor };
      const { cursor, eventos } = await pull(must(held.machine, 'token'), bench.database.db, query);
      held.cursor = cursor;
      return eventos;
    },
  };
}
