import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id, idTexto } from '#contract/wire/wire.ts';

/** Where a banner stands. */
export const BANNER_TOPO = 4;
export const BANNER_CARROSSEL = 5;
export const BANNER_INFERIOR = 6;
export const BANNER_RODAPE = 8;

/** A banner that is an image; any other type of content is html. */
export const BANNER_IMAGEM = 1;

/**
 * A banner. `imagemBannerBase64` is a whole data address, or the base64 of a PNG, JPEG, WebP, GIF or SVG alone;
 * `caminhoImagem` an address of this site. Its link is `urlBanner`, else the preview that `ecommerceUrl` names.
 */
export const banner = z.object({
  idBanner: id,
  idBannerCategoria: id,
  idBannerConteudoTipo: id,
  imagemBannerBase64: z.nullish(z.string()),
  caminhoImagem: z.nullish(z.string()),
  urlBanner: z.nullish(z.string()),
  ecommerceUrl: z.nullish(z.object({ previaURL: z.nullish(z.string()) })),
  descricao: z.string(),
  abrirNovaGuia: z.boolean(),
  html: z.nullish(z.string()),
  temaPersonalizado: z.nullish(z.object({ idTemaPersonalizado: id })),
});

export type Banner = z.output<typeof banner>;

/**
 * The banners in the order in which they stand. Without `idPessoaCliente` those that everybody may see; with it
 * also those for logged-in users and for the sale conditions of the customer.
 */
export const consultarBanners = defineCall({
  name: 'consultarBanners',
  method: 'GET',
  path: '/Banner',
  summary: 'The banners of the portal, with a customer’s own when one is named',
  documented: true,
  access: 'visitor',
  query: z.object({ idPessoaCliente: z.optional(idTexto) }),
  body: undefined,
  reply: z.array(banner),
  errors: ['requisicao-invalida', 'cliente-nao-vinculado'],
});
