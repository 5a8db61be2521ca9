import type { NetError } from '#net/request.ts';

const NAO_ENCONTRADO = 404;

/** True for the response of a server without this list: the rest of the app works with it. */
export const isMissing = (error: NetError): boolean =>
  error.kind !== 'silence' && error.status === NAO_ENCONTRADO;
