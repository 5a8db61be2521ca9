import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';

/** A key as the device made it. */
export const chaveTexto = z.string().check(z.regex(/^[\w.:-]{8,80}$/));

/**
 * The server's knowledge of a key: `aplicada` with its response, `recusada` with its refusal (or because it was
 * told to refuse it), `desconhecida` if the request never arrived.
 */
export const mutacao = z.object({
  chave: chaveTexto,
  situacao: z.enum(['aplicada', 'recusada', 'desconhecida']),
  status: z.nullable(z.int()),
  /** The stored answer, word for word. */
  corpo: z.nullable(z.string()),
});

export type MutacaoConhecida = z.output<typeof mutacao>;

const params = z.object({ key: chaveTexto });

/** Ours: asks for the result of a change whose response was lost. */
export const consultarMutacao = defineCall({
  name: 'consultarMutacao',
  method: 'GET',
  path: '/sincronizacao/mutacoes/:key',
  summary: 'What became of a change, by its Idempotency-Key',
  documented: false,
  access: 'session',
  right: 'signIn',
  params,
  query: undefined,
  body: undefined,
  reply: mutacao,
  errors: ['em-andamento', 'outra-epoca'],
});

/**
 * Ours: refuse the change if it ever comes. A key that was applied stays applied, and the answer says so: only
 * `recusada` means that the person may let go of it.
 */
export const recusarMutacao = defineCall({
  name: 'recusarMutacao',
  method: 'DELETE',
  path: '/sincronizacao/mutacoes/:key',
  summary: 'Refuse a change that has not come yet, by its Idempotency-Key',
  documented: false,
  access: 'session',
  right: 'signIn',
  params,
  query: undefined,
  body: undefined,
  reply: mutacao,
  errors: ['em-andamento', 'outra-epoca'],
});
