import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { pageOf, paginaTexto, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import { id, idTexto } from '#contract/wire/wire.ts';

/** Pairs of one change, learned and forgotten together, and those that a customer has at most. */
export const CODIGOS_POR_LOTE = 2000;
export const CODIGOS_POR_CLIENTE = 5000;
/** Characters of a code or name as a customer writes it. */
export const CODIGO_TEXTO_MAXIMO = 120;

/** Pairs of a page by default and at most. */
export const CODIGOS_POR_PAGINA = 1000;

const texto = z.string().check(z.minLength(1), z.maxLength(CODIGO_TEXTO_MAXIMO));

/**
 * A customer's own code or name of a product, folded (`textoDoCliente`). `contraCatalogo`: the person chose the product
 * although the catalogue itself knows the text as a code of another one.
 */
export const codigoDoCliente = z.object({ texto, idProduto: id, contraCatalogo: z.boolean() });

export type CodigoDoCliente = z.output<typeof codigoDoCliente>;

/** All pairs of a customer, in the order of their texts. 1,000 a page. */
export const consultarCodigosDoCliente = defineCall({
  name: 'consultarCodigosDoCliente',
  method: 'GET',
  path: '/codigoCliente',
  summary: "A customer's own codes of products, page by page",
  documented: false,
  access: 'session',
  query: z.object({
    idPessoaCliente: idTexto,
    qtdRegistrosPagina: z.optional(tamanhoPaginaTexto),
    numeroPagina: z.optional(paginaTexto),
  }),
  body: undefined,
  reply: pageOf(codigoDoCliente),
  errors: ['cliente-nao-vinculado'],
});

/**
 * Forgets and then learns a customer's own codes, at most 2,000 together. A learned pair replaces an earlier one of its
 * text. Pairs of unknown products and texts without a letter or digit are left out; beyond 5,000 pairs of a customer the
 * oldest go.
 * @returns how many pairs were written and how many were removed.
 */
export const registrarCodigosDoCliente = defineCall({
  name: 'registrarCodigosDoCliente',
  method: 'POST',
  path: '/codigoCliente',
  summary: "Learn and forget a customer's own codes of products",
  documented: false,
  access: 'session',
  keyed: true,
  // 2,000 pairs of the longest text.
  bodyLimit: 1024 * 1024,
  query: undefined,
  body: z.object({
    idPessoaCliente: id,
    aprendidos: z.array(codigoDoCliente).check(z.maxLength(CODIGOS_POR_LOTE)),
    esquecidos: z.array(texto).check(z.maxLength(CODIGOS_POR_LOTE)),
  }),
  reply: z.object({ aprendidos: z.int(), esquecidos: z.int() }),
  errors: ['requisicao-invalida', 'cliente-nao-vinculado', 'chave-reutilizada'],
});
