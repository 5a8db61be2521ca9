import * as z from 'zod/mini';
import { cashbackItem } from '#contract/catalogue/cashback.ts';
import { ecommerceProduto } from '#contract/catalogue/ecommerce-produto.ts';
import { selosTexto } from '#contract/catalogue/selo.ts';
import { defineCall } from '#contract/wire/call.ts';
import { booleanoTexto, id, idTexto } from '#contract/wire/wire.ts';

/** The type of address whose preview path has to be encoded. */
export const URL_CODIFICADA = 6;

/** Where a showcase leads, and the theme of its colours. */
const destino = {
  ecommerceUrl: z.nullish(
    z.object({
      previaURL: z.nullish(z.string()),
      ecommerceTipoURL: z.nullish(z.object({ idEcommerceTipoURL: id })),
    }),
  ),
  temaPersonalizado: z.nullish(z.object({ idTemaPersonalizado: id })),
};

/** A product as a showcase shows it. Badges and cashback are there only for a customer. */
export const itemVitrine = z.object({
  ecommerceProduto,
  itemPossuiEstoque: z.boolean(),
  cashback: z.optional(z.nullable(cashbackItem)),
  selos: z.optional(z.nullable(selosTexto)),
  /** The showcase that it stands in. */
  vitrine: z.optional(z.nullable(z.object(destino))),
});

export type ItemVitrine = z.output<typeof itemVitrine>;

/** A showcase. `listaItens` only where the items were asked for. */
export const vitrine = z.object({
  idVitrine: id,
  descricaoVitrine: z.string(),
  ...destino,
  listaItens: z.optional(z.array(itemVitrine)),
});

export type Vitrine = z.output<typeof vitrine>;

/**
 * The showcases of the home page in their order, or the one of `idEcommerceVitrine`. `incluirItens` is ours: each
 * comes with its items, so that a device asks once for all.
 */
export const consultarVitrines = defineCall({
  name: 'consultarVitrines',
  method: 'GET',
  path: '/vitrine',
  summary: 'The showcases of the home page',
  documented: true,
  access: 'visitor',
  query: z.object({
    idEcommerceVitrine: z.optional(idTexto),
    idPessoaCliente: z.optional(idTexto),
    incluirItens: z.optional(booleanoTexto),
  }),
  body: undefined,
  reply: z.array(vitrine),
  errors: ['requisicao-invalida', 'cliente-nao-vinculado'],
});

/** The items of one showcase, with the prices of the named customer by the preferred condition. */
export const consultarVitrineProdutos = defineCall({
  name: 'consultarVitrineProdutos',
  method: 'GET',
  path: '/vitrine/produtos',
  summary: 'The items of one showcase',
  documented: true,
  access: 'visitor',
  query: z.object({ idVitrine: idTexto, idPessoaCliente: z.optional(idTexto) }),
  body: undefined,
  reply: z.object({ idVitrine: id, listaItens: z.array(itemVitrine) }),
  errors: ['requisicao-invalida', 'cliente-nao-vinculado', 'nao-encontrado'],
});

/** The showcase whose preview has this address (without its first slash), with its items. */
export const consultarVitrinePrevia = defineCall({
  name: 'consultarVitrinePrevia',
  method: 'GET',
  path: '/vitrine/previa',
  summary: 'The showcase of a preview address, with its items',
  documented: false,
  access: 'visitor',
  query: z.object({ url: z.string().check(z.maxLength(200)), idPessoaCliente: z.optional(idTexto) }),
  body: undefined,
  reply: vitrine,
  errors: ['requisicao-invalida', 'cliente-nao-vinculado', 'nao-encontrado'],
});
