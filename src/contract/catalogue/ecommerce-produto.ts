import * as z from 'zod/mini';
import { id, percentual, precoUnitario } from '#contract/wire/wire.ts';

/**
 * A product in showcases and the search. Prices are there only for a customer. The other optional members are
 * ours: with them a device draws the product without asking again.
 */
export const ecommerceProduto = z.object({
  idEcommerceProduto: id,
  imagem: z.nullish(z.string()),
  ecommerceProdutoDescricao: z.string(),
  produtoFabricante: z.object({ descProdutoFabricante: z.string() }),
  produtoDescricaoTamanhoEmbalagem: z.string(),
  valorProduto: z.optional(precoUnitario),
  valorProdutoDesconto: z.optional(precoUnitario),
  percentualDesconto: z.optional(percentual),
  idCondicao: z.optional(id),
  produto: z.object({
    marca: z.object({ descricaoMarca: z.string() }),
    ecommerceSubCategoria: z.object({
      descSubCategoria: z.string(),
      ecommerceCategoria: z.object({ descCategoria: z.string() }),
    }),
    substancia: z.optional(z.string()),
    tarja: z.optional(z.int()),
    sinais: z.optional(z.int()),
    codigoErp: z.optional(z.nullable(z.string())),
  }),
});

export type EcommerceProduto = z.output<typeof ecommerceProduto>;
