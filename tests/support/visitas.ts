import type { Visita } from '#contract/visits/visita.ts';
import type { ApiAnswer, ApiClient, Extra } from './api.ts';
import { readJson } from './read-json.ts';

export const VISITA = '/visita';
export const CLIENTE = 101;
export const HOJE = '2026-11-20';
/** At noon of that day in São Paulo, as tests of the server begin. */
export const ESCRITA = '2026-11-20T15:00:00.000Z';

const DIAS = 'dataInicial=2026-08-22&dataFinal=2026-11-21';

/** The path of a customer's notes; of those to all customers without one. */
export const visitasPath = (idPessoaCliente?: number): string =>
  `${VISITA}?${DIAS}${idPessoaCliente === undefined ? '' : `&idPessoaCliente=${idPessoaCliente}`}`;

/** The body of a new note. */
export const visitaBody = (more: object = {}) => ({
  id: '00000000-0000-4000-8000-0000000000f1',
  idPessoaCliente: CLIENTE,
  dia: HOJE,
  base: null,
  escritaEm: ESCRITA,
  nota: { motivo: 3, texto: 'Achou caro.' },
  ...more,
});

/** Writes a note, or deletes it (`nota` null). */
export const anotar = (client: ApiClient, more: object = {}, extra?: Extra): Promise<ApiAnswer> =>
  client.post(VISITA, visitaBody(more), extra);

export const listarVisitas = (
  client: ApiClient,
  idPessoaCliente?: number,
): Promise<{ readonly colecao: Visita[]; readonly totalRegistros: number }> =>
  readJson(client, visitasPath(idPessoaCliente));
