import type * as z from 'zod/mini';
import { consultarEventos } from '#contract/integration/evento.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { ApiClient } from './api.ts';
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
