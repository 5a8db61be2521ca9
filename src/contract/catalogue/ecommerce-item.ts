import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { paginaTexto, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import { booleanoTexto, idTexto } from '#contract/wire/wire.ts';
import {
  categoria,
  fabricante,
  idsLista,
  itemBusca,
  marca,
  produtoLinha,
  seloDoFiltro,
  subCategoria,
} from './item-busca.ts';

/** Rows of a page by default, and the maximum. */
export const ITENS_POR_PAGINA = 60;
export const ITENS_POR_PAGINA_MAXIMO = 250;

/** Members that a filter list of a page has at most. */
export const MEMBROS_POR_LISTA = 100;

/** The longest search text. */
const TEXTO_BUSCA_MAXIMO = 500;

/** A wish that is not expressed by '', 'null' and 'false'. */
const desejo = z.codec(z.enum(['', 'null', 'false', 'true']), z.boolean(), {
  decode: (wire) => wire === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

/** A sort mode, 1 to 6; null when none is wished for. */
const modoOrdenacao = z.codec(z.enum(['', 'null', '1', '2', '3', '4', '5', '6']), z.nullable(z.int()), {
  decode: (wire) => (wire === '' || wire === 'null' ? null : Number(wire)),
  encode: (value) => (value === null ? '' : (String(value) as '1')),
});

/** The filters of a search; the filter lists take the same ones. */
export const busca = {
  textoBusca: z.optional(z.string().check(z.maxLength(TEXTO_BUSCA_MAXIMO))),
  idProdutoFabricante: z.optional(idsLista),
  idProdutoLinha: z.optional(idsLista),
  idProdutoMarca: z.optional(idsLista),
  idCategoria: z.optional(idsLista),
  idSubCategoria: z.optional(idsLista),
  idEcommerceSelo: z.optional(idsLista),
  /** At most one list is looked at: the first. */
  idEcommerceProdutoLista: z.optional(idsLista),
  consultarMaisVendidos: z.optional(desejo),
  consultarCashback: z.optional(desejo),
  consultarDescontoVolume: z.optional(desejo),
  idCondicaoVenda: z.optional(idTexto),
};

/** The groups of the filter drawer in the order of names. */
const listas = {
  fabricanteCollection: z.array(fabricante),
  marcasCollection: z.array(marca),
  produtoLinhaCollection: z.array(produtoLinha),
  categoriaCollection: z.array(categoria),
  subCategoriaCollection: z.array(subCategoria),
  seloCollection: z.optional(z.array(seloDoFiltro)),
};

/**
 * The search: products that contain every word of `textoBusca` in any order, ignoring accents, filtered by the
 * ids (any id of a group, all groups at once), in the order of `idModoOrdenacao`, a page at a time. Combos stand
 * before products. Without `idPessoaCliente` there are no prices; without `idCondicaoVenda` they are those of
 * the user's preference for the customer. A condition with few products of its own (a promotion) shows only
 * these.
 *
 * A visitor's result has no prices, stock and cashback; filters by badges, best sellers, cashback and volume
 * discounts, and the orders by price, are ignored for visitors.
 *
 * Without a text, a filter and an order the result is the whole catalogue in the order of `idItem`, products
 * only, for apps that read it page by page.
 *
 * A page's lists are those of the whole result: at most 100 members each, those with the most products; a
 * group's own choice does not filter it. `/ecommerceitem/filtros` returns them all.
 */
export const consultarItens = defineCall({
  name: 'consultarItens',
  method: 'GET',
  path: '/ecommerceitem',
  summary: 'Search the catalogue: a page of items with the filter lists of the whole result',
  documented: true,
  access: 'visitor',
  query: z.object({
    ...busca,
    idModoExibicao: z.optional(z.string()),
    idModoOrdenacao: z.optional(modoOrdenacao),
    idPessoaCliente: z.optional(idTexto),
    quantidadeRegistrosPagina: z.optional(z.union([z.literal('null'), tamanhoPaginaTexto])),
    numeroPagina: z.optional(paginaTexto),
    /** False leaves `stValor` out. */
    exibirSTValorPedidoEletronico: z.optional(booleanoTexto),
    /** False leaves `selos` out. */
    exibirSelo: z.optional(desejo),
  }),
  body: undefined,
  reply: z.object({
    colecao: z.array(itemBusca),
    totalRegistros: z.int(),
    ...listas,
    /** Ours: nothing holds the words as they were typed; these hold words one slip away. */
    aproximado: z.optional(z.boolean()),
  }),
  errors: ['requisicao-invalida', 'cliente-nao-vinculado', 'item-sem-condicao'],
});

/** The filter lists alone and whole: of the catalogue, or of the result that the other parameters ask for. */
export const consultarFiltros = defineCall({
  name: 'consultarFiltros',
  method: 'GET',
  path: '/ecommerceitem/filtros',
  summary: 'The filter lists of the catalogue or of a search',
  documented: true,
  access: 'visitor',
  query: z.object({ ...busca, idCliente: z.optional(idTexto) }),
  body: undefined,
  reply: z.object(listas),
  errors: ['requisicao-invalida', 'cliente-nao-vinculado', 'item-sem-condicao'],
});
