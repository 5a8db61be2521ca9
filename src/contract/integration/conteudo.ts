import * as z from 'zod/mini';
import { codigo } from './codigo.ts';
import { nome, texto } from './membros.ts';

/** The last part of an address of this portal, without a slash at its ends. */
const endereco = z
  .string()
  .check(
    z.trim(),
    z.maxLength(200),
    z.regex(
      /^[^/\s](?:[^/]*[^/\s])?$/,
      'tem de ser a última parte de um endereço, sem / nem espaço nas pontas',
    ),
  );

const ordem = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** Codes of products in the order on screen, each once. */
const produtos = z.array(codigo).check(
  z.maxLength(1000),
  z.refine((codigos) => new Set(codigos).size === codigos.length, 'tem um item repetido'),
);

const HTML = 200_000;

/** A showcase of products, also a page of its own at `endereco`. */
export const vitrineRegistro = z.strictObject({
  codigoErp: codigo,
  descricao: nome(100),
  endereco,
  /** It stands on the home page. */
  naHome: z.boolean(),
  somenteLogado: z.boolean(),
  ordem,
  produtos,
});

export type VitrineRegistro = z.output<typeof vitrineRegistro>;

/** A page at /hotsite/`nome`: `url` is another site's page in a frame, `html` a text of its own. */
export const hotsiteRegistro = z.strictObject({
  codigoErp: codigo,
  nome: endereco,
  titulo: nome(200),
  url: texto(500),
  html: texto(HTML),
  somenteLogado: z.boolean(),
  /** It holds policies of the company. */
  politica: z.boolean(),
  /** The showcase below it. */
  vitrine: z.nullable(codigo),
});

export type HotsiteRegistro = z.output<typeof hotsiteRegistro>;

/** An entry of the menu; without `url` it only holds the entries that name it as `pai`. */
export const menuRegistro = z.strictObject({
  codigoErp: codigo,
  descricao: nome(100),
  url: texto(500),
  pai: z.nullable(codigo),
  ordem,
});

export type MenuRegistro = z.output<typeof menuRegistro>;

/** A picture as data, as a path of this server or as an address, or ''. */
export const imagem = (longest: number) =>
  z
    .string()
    .check(
      z.maxLength(longest),
      z.regex(
        /^$|^data:image\/|^https:\/\/|^\/(?!\/)/,
        'tem de ser uma imagem data:, um caminho que começa com / ou um endereço https',
      ),
    );

/** A banner: a picture, as an address or as data, or `html`. */
export const bannerRegistro = z.strictObject({
  codigoErp: codigo,
  lugar: z.enum(['topo', 'carrossel', 'inferior', 'rodape']),
  descricao: nome(300),
  imagem: imagem(4 * 1024 * 1024),
  html: texto(HTML),
  /** The page to which it leads, or the address of a showcase. */
  url: texto(500),
  vitrine: texto(200),
  abrirNovaGuia: z.boolean(),
  somenteLogado: z.boolean(),
  /** Only for customers who buy by it. */
  condicao: z.nullable(codigo),
  ordem,
});

export type BannerRegistro = z.output<typeof bannerRegistro>;

/** A list of products by which they are searched. */
export const listaRegistro = z.strictObject({ codigoErp: codigo, nome: nome(100), produtos });

export type ListaRegistro = z.output<typeof listaRegistro>;

/** The lines of these: their members, all but the code optional. */
export const vitrineLinha = z.partial(vitrineRegistro);
export const hotsiteLinha = z.partial(hotsiteRegistro);
export const menuLinha = z.partial(menuRegistro);
export const bannerLinha = z.partial(bannerRegistro);
export const listaLinha = z.partial(listaRegistro);
