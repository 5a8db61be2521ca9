import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { paginaTexto } from '#contract/wire/paging.ts';
import { booleanoTexto, idTexto } from '#contract/wire/wire.ts';
import { idsLista, item, itemBusca, produtoDoItem } from './item-busca.ts';

/** The purpose of the request: '2' a row of the search, '3' the whole detail, '4' a line of the cart. */
export const TIPO_CONSULTA_DETALHE = '3';

/** Volume tiers of a page. */
export const FAIXAS_POR_PAGINA = 10;
/** Related items of an answer. */
export const RELACIONADOS_MAXIMO = 12;

/** Members of a product that only the detail has. */
const detalhes = {
  /** Units of one purchase pack. */
  embalagemCompra: z.optional(z.int()),
  /** Addresses of pictures; none where the package is drawn. */
  imagens: z.optional(z.array(z.string())),
  /** HTML written by the keepers of the catalogue: sanitize it before it is shown. */
  ecommerceProdutoDetalhes: z.optional(z.nullable(z.string())),
  idEcommerceHotsite: z.optional(z.nullable(z.int())),
  /** Of all pages. */
  totalRegistrosDescontoVolume: z.optional(z.int()),
};

const itemIndividual = z.object({
  ...item,
  promocaoCombo: itemBusca.shape.promocaoCombo,
  produto: z.optional(z.object({ ...produtoDoItem, ...detalhes })),
});

export type ItemIndividual = z.output<typeof itemIndividual>;

const deUmItem = {
  /** Read and ignored: the user is the token's. */
  idUsuario: z.optional(z.string()),
  idPessoaCliente: z.optional(idTexto),
  idItem: idTexto,
  idItemTipo: idTexto,
  idCondicao: z.optional(idTexto),
};

/**
 * One item: as the search shows it (2), with all details (3), or as a line of the cart is refreshed (4). Prices
 * as in the search: of the customer under `idCondicao`, else under the user's preference, none for a visitor.
 * The tiers of a detail come ten a page with their prices. An item that is not sold to the customer comes
 * without prices; such a combo is `nao-encontrado`.
 */
export const consultarProdutoIndividual = defineCall({
  name: 'consultarProdutoIndividual',
  method: 'GET',
  path: '/EcommerceItem/produtoIndividual',
  summary: 'One item with a customer’s prices, and with its details when they are asked for',
  documented: true,
  access: 'visitor',
  query: z.object({
    ...deUmItem,
    idTipoConsulta: z.enum(['2', '3', '4']),
    calculaSt: z.optional(booleanoTexto),
    numeroPaginaProdutosDescontoVolume: z.optional(paginaTexto),
  }),
  body: undefined,
  reply: itemIndividual,
  errors: ['requisicao-invalida', 'cliente-nao-vinculado', 'item-sem-condicao', 'nao-encontrado'],
});

/**
 * Related items: products of the same substance, then of the same class, of the given lines if there are any;
 * only orderable ones, at most twelve.
 */
export const consultarItemColecao = defineCall({
  name: 'consultarItemColecao',
  method: 'GET',
  path: '/EcommerceItem/itemColecao',
  summary: 'The items related to an item, only those with stock',
  documented: true,
  access: 'visitor',
  query: z.object({
    ...deUmItem,
    idTipoConsulta: z.optional(z.literal('5')),
    variosIdProdutoLinha: z.optional(idsLista),
  }),
  body: undefined,
  reply: z.array(itemBusca),
  errors: ['requisicao-invalida', 'cliente-nao-vinculado', 'item-sem-condicao', 'nao-encontrado'],
});
