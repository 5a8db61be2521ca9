import type { NotaDeVisita } from '#domain/visits/visita.ts';

/**
 * Writes, changes or deletes (`depois` null) the user's note about the visit to a customer on one day. `id`: the note's,
 * if this change is the first to reach the server. `base`: when the note that the user saw was written, null for none;
 * instants in epoch milliseconds.
 */
export type VisitaIntent = {
  tipo: 'visita';
  id: string;
  /** 2026-11-20. */
  dia: string;
  base: number | null;
  escritaEm: number;
  depois: NotaDeVisita | null;
};

/** The lane of a customer's note of one day: a refused one holds no other. */
export const laneOfVisita = (idPessoaCliente: number, dia: string): string =>
  `visita:${idPessoaCliente}:${dia}`;

/** True for a change of a note about a visit. */
export const isVisita = <I extends { tipo: string }>(intent: I): intent is Extract<I, VisitaIntent> =>
  intent.tipo === 'visita';
