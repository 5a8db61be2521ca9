import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id } from '#contract/wire/wire.ts';

export const modoExibicao = z.object({
  idEcommerceModoExibicao: id,
  descricaoEcommerceModoExibicao: z.string(),
});
export const modoOrdenacao = z.object({
  idEcommerceModoOrdenacao: id,
  descricaoEcommerceModoOrdenacao: z.string(),
});

export type ModoExibicao = z.output<typeof modoExibicao>;
export type ModoOrdenacao = z.output<typeof modoOrdenacao>;

export const consultarModosExibicao = defineCall({
  name: 'consultarModosExibicao',
  method: 'GET',
  path: '/ModoExibicao',
  summary: 'The ways in which a list of items is shown',
  documented: true,
  access: 'visitor',
  query: undefined,
  body: undefined,
  reply: z.array(modoExibicao),
  errors: [],
});

/** A visitor is not offered the orders by price. */
export const consultarModosOrdenacao = defineCall({
  name: 'consultarModosOrdenacao',
  method: 'GET',
  path: '/ModoOrdenacao',
  summary: 'The orders of a list of items',
  documented: true,
  access: 'visitor',
  query: undefined,
  body: undefined,
  reply: z.array(modoOrdenacao),
  errors: [],
});
