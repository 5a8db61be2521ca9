import type { CodigoDoCliente } from '#contract/cart/codigo-do-cliente.ts';

/** The customer's own codes that an import learned, and the texts that are to be forgotten. It belongs to no cart. */
export type CodigosIntent = { tipo: 'codigos'; aprendidos: CodigoDoCliente[]; esquecidos: string[] };

/** The lane of a customer's own codes: it never waits for a cart, nor a cart for it. */
export const laneOfCodigos = (idPessoaCliente: number): string => `codigos:${idPessoaCliente}`;
