import { type Falha, toFalha } from './falha.ts';

/** The sentence for a call that the company's server does not have. */
export const SEM_FUNCAO = 'Esta função não está disponível neste servidor.';

const NAO_ENCONTRADO = 404;

type Failed = Parameters<typeof toFalha>[0];

/** True for a 404 that names no missing thing: the call itself is missing. */
const isSemFuncao = (error: Failed): boolean =>
  error.kind !== 'silence' &&
  error.status === NAO_ENCONTRADO &&
  !(error.kind === 'refused' && error.erro.Codigo === 'nao-encontrado');

/** Returns a failed request for the screens; another company's server may not serve this part, or not all of it. */
export const toFalhaDaParte = (error: Failed): Falha =>
  isSemFuncao(error) ? { kind: 'recusa', codigo: undefined, titulo: '', texto: SEM_FUNCAO } : toFalha(error);
