import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { paginaTexto, tamanhoPaginaTexto } from './paging.ts';
import { booleanoTexto, id, idTexto, percentual, precoUnitario, reais } from './wire.ts';

/** Rows of a page that nobody gave a size for, and the most that one page holds. */
export const ITENS_POR_PAGINA = 60;
export const ITENS_POR_PAGINA_MAXIMO = 250;

/** Stock in the words of the list. */
export const ESTOQUE_EM_FALTA = 'Em Falta';
export const ESTOQUE_POUCAS = 'Poucas Unidades';
export const ESTOQUE_DISPONIVEL = 'Disponível';

const fabricante = z.object({ idProdutoFabricante: id, descProdutoFabricante: z.string() });
const marca = z.object({ idProdutoMarca: id, descProdutoMarca: z.string() });
const produtoLinha = z.object({ idProdutoLinha: id, descProdutoLinha: z.string() });
const categoria = z.object({ idCategoria: id, descCategoria: z.string() });
const subCategoria = z.object({ idSubCategoria: id, descSubCategoria: z.string() });

/** Prices of one unit for the customer under `idCondicao`; all five are absent when the item has none for him. */
const precoDoItem = {
  idCondicao: z.optional(id),
  valorProduto: z.optional(precoUnitario),
  /** After both discounts, without ST. */
  valorProdutoDesconto: z.optional(precoUnitario),
  percentualDesconto: z.optional(percentual),
  percentualDescontoFinanceiro: z.optional(percentual),
  stValor: z.optional(precoUnitario),
};

/** A volume tier of an item. */
const descontoVolume = z.object({
  quantidade: z.int(),
  descComercial: percentual,
  descFinanceiro: percentual,
});

/**
 * A product as the search answers it. What is optional is ours: with it a device keeps the item as the feed
 * would have told it, without it the device knows less of the item and still sells it.
 */
export const itemBusca = z.object({
  idItem: id,
  itemTipo: z.object({ idItemTipo: id }),
  descricao: z.string(),
  produto: z.object({
    produtoFabricante: fabricante,
    produtoDescricaoTamanhoEmbalagem: z.string(),
    pmc: reais,
    ...precoDoItem,
    marca: z.optional(z.object({ idProdutoMarca: id, descricaoMarca: z.string() })),
    produtoLinha: z.optional(z.object({ idProdutoLinha: id, descricao: z.string() })),
    ecommerceSubCategoria: z.optional(z.object({ ...subCategoria.shape, ecommerceCategoria: categoria })),
    codBarrasPrincipal: z.optional(z.string()),
    substancia: z.optional(z.string()),
    /** Codes and bits as in the feed. */
    tipo: z.optional(z.int()),
    tarja: z.optional(z.int()),
    sinais: z.optional(z.int()),
    /** Percentage of the net price that is added as ST. */
    percentualSt: z.optional(percentual),
    idPessoaFilial: z.optional(id),
    estoque: z.optional(z.int()),
    descontoVolumeCollection: z.optional(z.array(descontoVolume)),
  }),
  itemPossuiEstoque: z.boolean(),
  descEstoque: z.string(),
});

export type ItemBusca = z.output<typeof itemBusca>;

/** A parameter that this server does not carry out yet: it may be there, but must ask for nothing. */
const semPedido = z.optional(z.enum(['', 'null', 'false']));

/**
 * The catalogue page by page, in the order of `idItem`, or of the description (`idModoOrdenacao` 1 A to Z, 2 Z
 * to A). Without `idPessoaCliente` there are no prices; without `idCondicaoVenda` they are those of the user's
 * preference for the customer. The lists hold what this page's items name. A text or a badge is refused with
 * 400, as are the best sold: they are answered by no page rather than by a wrong one.
 */
export const consultarItens = defineCall({
  name: 'consultarItens',
  method: 'GET',
  path: '/ecommerceitem',
  summary: 'The catalogue, page by page, with a customer’s prices',
  documented: true,
  access: 'session',
  query: z.object({
    textoBusca: semPedido,
    idProdutoFabricante: z.optional(idTexto),
    idProdutoLinha: z.optional(idTexto),
    idProdutoMarca: z.optional(idTexto),
    idCategoria: z.optional(idTexto),
    idSubCategoria: z.optional(idTexto),
    idEcommerceSelo: semPedido,
    idEcommerceProdutoLista: semPedido,
    idModoExibicao: z.optional(z.string()),
    idModoOrdenacao: z.optional(z.enum(['1', '2'])),
    consultarMaisVendidos: semPedido,
    idPessoaCliente: z.optional(idTexto),
    idCondicaoVenda: z.optional(idTexto),
    quantidadeRegistrosPagina: z.optional(z.union([z.literal('null'), tamanhoPaginaTexto])),
    numeroPagina: z.optional(paginaTexto),
    /** False leaves `stValor` out. */
    exibirSTValorPedidoEletronico: z.optional(booleanoTexto),
    /** Read and ignored: there are no badges and no cashback, and the tiers always come. */
    exibirSelo: z.optional(z.string()),
    consultarCashback: z.optional(z.string()),
    consultarDescontoVolume: z.optional(z.string()),
  }),
  body: undefined,
  reply: z.object({
    colecao: z.array(itemBusca),
    totalRegistros: z.int(),
    fabricanteCollection: z.array(fabricante),
    marcasCollection: z.array(marca),
    produtoLinhaCollection: z.array(produtoLinha),
    categoriaCollection: z.array(categoria),
    subCategoriaCollection: z.array(subCategoria),
  }),
  errors: ['requisicao-invalida', 'cliente-nao-vinculado', 'item-sem-condicao'],
});
