import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { dia, pageOf, paginaTexto, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import { id, idTexto, instante } from '#contract/wire/wire.ts';

/** Rows of a page of visits by default, and the maximum. */
export const VISITAS_POR_PAGINA = 50;
export const VISITAS_POR_PAGINA_MAXIMO = 200;

/** The most characters of a note. */
export const TEXTO_DA_VISITA_MAXIMO = 500;

/** The reasons why nothing was sold on a visit; the last one is explained by the text. */
export const MOTIVO_OUTRO = 7;
export const MOTIVOS_DA_VISITA: readonly number[] = [1, 2, 3, 4, 5, 6, MOTIVO_OUTRO];

const idVisita = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** A user's note about a visit to a customer on one day. `motivo` is null where something was sold. */
export const visita = z.object({
  id: idVisita,
  idPessoaCliente: id,
  nomeCliente: z.string(),
  idUsuario: id,
  nomeUsuario: z.string(),
  dia,
  motivo: z.nullable(z.int()),
  texto: z.string(),
  /** When it was written, by the clock of the device. */
  escritaEm: instante,
});

export type Visita = z.output<typeof visita>;

/**
 * Notes about the visits of some days, both included, newest first, 50 a page: to one customer, or without one to all
 * customers of the user. Refused with `requisicao-invalida` when the days are crossed or more than 366.
 */
export const consultarVisitas = defineCall({
  name: 'consultarVisitas',
  method: 'GET',
  path: '/visita',
  summary: 'Notes about visits, page by page',
  documented: false,
  access: 'session',
  right: 'visit',
  query: z.object({
    idPessoaCliente: z.optional(idTexto),
    dataInicial: dia,
    dataFinal: dia,
    quantidadeRegistrosPagina: z.optional(tamanhoPaginaTexto),
    numeroPagina: z.optional(paginaTexto),
  }),
  body: undefined,
  reply: pageOf(visita),
  errors: ['cliente-nao-vinculado', 'requisicao-invalida'],
});

/**
 * Writes the user's note about the visit to a customer on one day, or deletes it (`nota` null). `dia` is the day of
 * `escritaEm`. `base` is the `escritaEm` of the note that the user saw, null for none: the call is refused with
 * `visita-mudou` if the server has another one. To delete a note that is gone succeeds. A note without a reason, or with
 * the reason 7, needs a text.
 * @returns the id of the note; a changed one keeps its own.
 */
export const manterVisita = defineCall({
  name: 'manterVisita',
  method: 'POST',
  path: '/visita',
  summary: "Write or delete the user's note about a visit",
  documented: false,
  access: 'session',
  right: 'visit',
  keyed: true,
  query: undefined,
  body: z.object({
    id: idVisita,
    idPessoaCliente: id,
    dia,
    base: z.nullable(instante),
    escritaEm: instante,
    nota: z.nullable(z.object({ motivo: z.nullable(z.int()), texto: z.string() })),
  }),
  reply: z.object({ id: idVisita }),
  errors: ['cliente-nao-vinculado', 'requisicao-invalida', 'visita-mudou'],
});
