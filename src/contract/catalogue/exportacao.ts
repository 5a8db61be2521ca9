import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { booleanoTexto, idTexto } from '#contract/wire/wire.ts';
import { busca } from './ecommerce-item.ts';

/** The answer that says yes to every bar code of a product, as the export's second question gives it. */
export const CONFIRMA_TODOS_CODIGOS = '999';

/**
 * The price list of a customer as a CSV file: UTF-8 with its mark, semicolons, decimal commas. With `filtros` it
 * holds the results of the other parameters; without it all products. With `exportarTodosCodBarraProd` a product
 * has one row for each of its bar codes, else one with the main one. Only for users who may export product
 * lists.
 */
export const exportarItens = defineCall({
  name: 'exportarItens',
  method: 'GET',
  path: '/ecommerceitem/Exportar',
  summary: 'The price list of a customer as a CSV file',
  documented: true,
  access: 'session',
  query: z.object({
    ...busca,
    idPessoaCliente: idTexto,
    filtros: z.optional(booleanoTexto),
    exportarTodosCodBarraProd: z.optional(booleanoTexto),
  }),
  body: undefined,
  reply: undefined,
  contentType: 'text/csv; charset=utf-8',
  errors: ['requisicao-invalida', 'cliente-nao-vinculado', 'item-sem-condicao', 'sem-permissao'],
});
