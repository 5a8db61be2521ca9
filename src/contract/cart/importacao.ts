import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id, precoUnitario } from '#contract/wire/wire.ts';
import { carrinho } from './carrinho.ts';

/** How the lines of an import name their products: by the product's code, or by its bar code. */
export const IMPORTACAO_POR_CODIGO = '1';
export const IMPORTACAO_POR_CODIGO_BARRAS = '0';

/**
 * The result of a line. 1 Encontrado, 2 Não Encontrado, 3 Inativo, 4 Sem Condição, 5 Fator de Embalagem
 * Inválido.
 */
export const IMPORTACAO_ENCONTRADO = '1';
export const IMPORTACAO_NAO_ENCONTRADO = '2';
export const IMPORTACAO_INATIVO = '3';
export const IMPORTACAO_SEM_CONDICAO = '4';
export const IMPORTACAO_FATOR_INVALIDO = '5';

/** Lines of one import: the silent limit of the documented call is not known, so this one is decided and said. */
export const IMPORTACAO_LINHAS_MAXIMO = 2000;

/** Between the lines of `Produtos`. */
export const IMPORTACAO_SEPARADOR = '|';

export const tipoImportacao = z.enum([IMPORTACAO_POR_CODIGO, IMPORTACAO_POR_CODIGO_BARRAS]);

export type IdTipoImportacao = z.output<typeof tipoImportacao>;

const status = z.enum([
  IMPORTACAO_ENCONTRADO,
  IMPORTACAO_NAO_ENCONTRADO,
  IMPORTACAO_INATIVO,
  IMPORTACAO_SEM_CONDICAO,
  IMPORTACAO_FATOR_INVALIDO,
]);

export type StatusImportacao = z.output<typeof status>;

/**
 * A line of an import after lookup. `idProduto` and its description are null if no product was found; `preco` is
 * the customer's price of one unit at this quantity, after discounts and with ST, null without a price;
 * `detalhes` explains the status and the stock of this line.
 */
export const importacaoLinha = z.object({
  identificacao: z.string(),
  idProduto: z.nullable(id),
  descProduto: z.nullable(z.string()),
  status,
  quantidade: z.number(),
  preco: z.nullable(precoUnitario),
  marca: z.nullable(z.string()),
  categoria: z.nullable(z.string()),
  detalhes: z.string(),
});

export type ImportacaoLinha = z.output<typeof importacaoLinha>;

/**
 * Looks up the lines of an import for a customer, under the sale condition of the user's preference. `Produtos`
 * holds lines `identification;quantity` joined by '|'; further fields of a line are ignored, and a quantity that
 * is no number is 1. Lines of the same product come back as one, their quantities added up. A line that this
 * identification does not find is looked up by the other one.
 */
export const validarImportacao = defineCall({
  name: 'validarImportacao',
  method: 'POST',
  path: '/ecommerceitem/ValidarImportacao',
  summary: 'Look up the lines of an import',
  documented: true,
  access: 'session',
  query: undefined,
  body: z.object({ IDCliente: id, IdTipoImportacao: tipoImportacao, Produtos: z.string() }),
  reply: z.array(importacaoLinha),
  errors: ['requisicao-invalida', 'cliente-nao-vinculado', 'sem-preferencias'],
});

const linhaParaImportar = z.object({
  identificacao: z.optional(z.string()),
  idProduto: z.nullish(id),
  status: z.optional(status),
  quantidade: z.number(),
});

/**
 * Adds the rows with status '1' to the cart, all in one step; other rows are left out. Rows that can no longer
 * be ordered come back in `recusados` with their current status (ours: the documented response is not shown),
 * and the rest is in the cart. Rows of one product are added up.
 */
export const importar = defineCall({
  name: 'importar',
  method: 'POST',
  path: '/ecommerceitem/Importar',
  summary: 'Put the found lines of an import into the cart',
  documented: true,
  access: 'session',
  keyed: true,
  // 2,000 rows with every word of the lookup.
  bodyLimit: 1024 * 1024,
  query: undefined,
  body: z.object({
    ecommerceProdutoImportacaoCollection: z
      .array(linhaParaImportar)
      .check(z.maxLength(IMPORTACAO_LINHAS_MAXIMO)),
    IDCliente: id,
    IDOperacao: id,
    IDOrigem: id,
    IDOrigemTipo: id,
  }),
  reply: z.object({
    carrinho: z.nullable(carrinho),
    incluidos: z.int(),
    recusados: z.array(importacaoLinha),
  }),
  errors: [
    'requisicao-invalida',
    'cliente-nao-vinculado',
    'sem-preferencias',
    'quantidade-invalida',
    'carrinho-pendente',
    'chave-reutilizada',
  ],
});
