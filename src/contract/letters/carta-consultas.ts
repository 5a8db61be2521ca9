import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { dia, pageOf, paginaTexto, situacoesTexto, tamanhoOuNull } from '#contract/wire/paging.ts';
import { booleanoTexto, idTexto } from '#contract/wire/wire.ts';
import { cartaCorrecao, cartaCorrecaoItem, cartaCorrecaoSituacao } from './carta.ts';

/**
 * Newest first, 50 a page. The days are both included; refused with `requisicao-invalida` when crossed or more than 366.
 * No situation is all of them. `incluirItens` is ours.
 */
export const consultarCartas = defineCall({
  name: 'consultarCartas',
  method: 'GET',
  path: '/cartacorrecao',
  summary: 'Correction letters of a customer, page by page',
  documented: true,
  access: 'session',
  query: z.object({
    idPessoaCliente: idTexto,
    idCartaCorrecao: z.optional(idTexto),
    dataInicial: z.optional(dia),
    dataFinal: z.optional(dia),
    variasSituacoes: z.optional(situacoesTexto),
    numDocumentoCorrigido: z.optional(z.string().check(z.regex(/^\d{1,50}$/))),
    quantidadeRegistrosPagina: z.optional(tamanhoOuNull),
    numeroPagina: z.optional(paginaTexto),
    incluirItens: z.optional(booleanoTexto),
  }),
  body: undefined,
  reply: pageOf(cartaCorrecao),
  errors: ['cliente-nao-vinculado'],
});

/** The situations that the filter offers. */
export const consultarCartaSituacoes = defineCall({
  name: 'consultarCartaSituacoes',
  method: 'GET',
  path: '/cartacorrecao/situacao',
  summary: 'The situations of correction letters',
  documented: true,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: z.array(cartaCorrecaoSituacao),
  errors: [],
});

/** A letter with its rows, as changes of its items return it too. */
export const cartaComItens = z.object({ cartaCorrecao, itemNota: z.array(cartaCorrecaoItem) });

/** `idTitulo` is optional here; a letter of another invoice is not found. */
export const consultarCartaItens = defineCall({
  name: 'consultarCartaItens',
  method: 'GET',
  path: '/cartacorrecao/consultaritem',
  summary: 'A correction letter with its items',
  documented: true,
  access: 'session',
  query: z.object({ idCartaCorrecao: idTexto, idTitulo: z.optional(idTexto) }),
  body: undefined,
  reply: cartaComItens,
  errors: ['nao-encontrado'],
});

const daCarta = z.object({ idCartaCorrecao: idTexto });

/** Ours. The registered event (`procEventoNFe`) of a letter, as it was stored. */
export const baixarCartaXml = defineCall({
  name: 'baixarCartaXml',
  method: 'GET',
  path: '/cartacorrecao/DownloadXml',
  summary: 'The XML of a registered correction letter',
  documented: false,
  access: 'session',
  query: daCarta,
  body: undefined,
  reply: undefined,
  contentType: 'application/xml',
  errors: ['nao-encontrado', 'situacao-nao-permite'],
});

/** Ours. The same on one page. */
export const baixarCartaPdf = defineCall({
  name: 'baixarCartaPdf',
  method: 'GET',
  path: '/cartacorrecao/DownloadPdf',
  summary: 'A registered correction letter as a PDF',
  documented: false,
  access: 'session',
  query: daCarta,
  body: undefined,
  reply: undefined,
  contentType: 'application/pdf',
  errors: ['nao-encontrado', 'situacao-nao-permite'],
});
