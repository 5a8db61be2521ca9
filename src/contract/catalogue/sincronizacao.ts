import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { contagemTexto, id, idTexto, percentual, precoUnitario, reais } from '#contract/wire/wire.ts';
import { cashbackItem } from './cashback.ts';
import { selo } from './selo.ts';

/**
 * The feed that fills a device's catalogue: NDJSON, a header line, one line per 250 products as columns, and a
 * last line with the SHA-256 of every byte before it (line ends included). Without the last line, or with
 * another hash, the device keeps its previous data.
 *
 * Whole: without parameters. Each stream has a cursor of its own: prices may name a product that the catalogue
 * of the same generation lacks, and the other way round, until the next delta.
 *
 * Resume: `geracao` and `aPartirDe`. The stream of that generation without its segments before `n` =
 * `aPartirDe`: the same header, the same last line, whose hash covers all segments, also the omitted ones.
 * `aPartirDe` = `segmentos` gives header and last line alone.
 *
 * Delta: `cursor`. Brings a device to the header's `cursor`. A product may come that the device holds already;
 * every changed product comes. A change may come up to a minute late, so that devices share deltas. A device
 * that applied it holds `total` products, or loads whole. 304 if nothing changed; 410 `cursor-desconhecido` if
 * the device must load whole instead.
 *
 * By name: the response to a request with `FEED_HEADER` may be the name of a body instead of the body
 * (`lerFeed`). Small bodies always come at once: a name would cost a second request and save nothing.
 *
 * A cursor orders one database's changes over every stream: ask for prices before the catalogue, so that a
 * product that appears in between comes with its price in the next delta.
 */

/** Products in one line of the feed; the last line may hold fewer. */
export const PRODUTOS_POR_SEGMENTO = 250;

/** `total` counts products once the stream was applied, and stands again in the last line. */
const cabecalho = { geracao: z.string(), cursor: z.string(), total: z.int(), segmentos: z.int() };
/** `alterados` counts the rows of this delta's segments; `removidos` are products that are no longer there. */
const delta = { delta: z.literal(true), alterados: z.int(), removidos: z.array(id) };
const texto = z.array(z.string());
const inteiro = z.array(z.int());

export const catalogoCabecalho = z.object({
  ...cabecalho,
  fabricantes: z.array(z.tuple([id, z.string()])),
  marcas: z.array(z.tuple([id, z.string(), id])),
  linhas: z.array(z.tuple([id, z.string()])),
  categorias: z.array(z.tuple([id, z.string()])),
  subCategorias: z.array(z.tuple([id, z.string(), id])),
  /** Badges, cashback, and lists of products (id, name, ids); a server without them leaves them out. */
  selos: z.optional(z.array(selo)),
  cashbacks: z.optional(z.array(z.tuple([id, cashbackItem]))),
  listas: z.optional(z.array(z.tuple([id, z.string(), inteiro]))),
});

export type CatalogoCabecalho = z.output<typeof catalogoCabecalho>;

/**
 * Segments are `catalogoSegmento`: each row replaces the product of its id, or stands after all others when
 * that is new. The lists hold only entries that are new or changed, each whole; the rest stay as they are.
 */
export const catalogoDeltaCabecalho = z.object({ ...catalogoCabecalho.shape, ...delta });

export type CatalogoDeltaCabecalho = z.output<typeof catalogoDeltaCabecalho>;

/** `n` is the segment's position from 0. Columns run in parallel. `codBarras` is '' when unknown. */
export const catalogoSegmento = z.object({
  n: z.int(),
  idProduto: inteiro,
  nome: texto,
  apresentacao: texto,
  substancia: texto,
  idFabricante: inteiro,
  idMarca: inteiro,
  idLinha: inteiro,
  idSubCategoria: inteiro,
  codBarras: texto,
  /** The company's own codes; '' or no column where the id is the code. */
  codigoErp: z.optional(texto),
  tipo: inteiro,
  tarja: inteiro,
  sinais: inteiro,
  /** Maximum consumer price; 0 when the list has none. */
  pmc: z.array(reais),
  /** Ids of the header's badges, joined by ';'; '' when it has none. */
  selos: z.optional(texto),
  /** The place among the best sellers, from 1; 0 for other products. */
  vendas: z.optional(inteiro),
  /** The id of an entry of the header's `cashbacks`; 0 when nothing is given back. */
  cashback: z.optional(inteiro),
});

export type CatalogoSegmento = z.output<typeof catalogoSegmento>;

export const precosCabecalho = z.object({
  ...cabecalho,
  idContexto: z.string(),
  /** The ids of the rows in order, as runs of consecutive ids (first, how many): whatever the generation, a
   * price finds its product. A delta has none: its segments name the products. */
  produtos: z.optional(z.array(z.tuple([id, z.int()]))),
  /** Volume tiers by brand: from how many units, and the two discounts that then apply. */
  faixas: z.array(z.tuple([id, z.array(z.tuple([z.int(), percentual, percentual]))])),
});

export type PrecosCabecalho = z.output<typeof precosCabecalho>;

/**
 * `faixas` replaces all tiers of the context; null when none of them changed. With `idContextoBase` it is how the context
 * differs from its base at a cursor, all tiers included: laid over the base's prices it gives the context's.
 */
export const precosDeltaCabecalho = z.object({
  ...precosCabecalho.shape,
  ...delta,
  idContextoBase: z.optional(z.string()),
  faixas: z.nullable(precosCabecalho.shape.faixas),
});

export type PrecosDeltaCabecalho = z.output<typeof precosDeltaCabecalho>;

export const precosSegmento = z.object({
  n: z.int(),
  valorUnitario: z.array(precoUnitario),
  descontoComercial: z.array(percentual),
  descontoFinanceiro: z.array(percentual),
  /** Percentage of the net price that is added as ST. */
  st: z.array(percentual),
  idPessoaFilial: inteiro,
  estoque: inteiro,
});

export type PrecosSegmento = z.output<typeof precosSegmento>;

/** The segments of a price delta: each names its product, because positions have no meaning there. */
export const precosDeltaSegmento = z.object({ ...precosSegmento.shape, idProduto: inteiro });

export type PrecosDeltaSegmento = z.output<typeof precosDeltaSegmento>;

export const fimDaTransmissao = z.object({ fim: z.literal(true), total: z.int(), sha256: z.string() });

/**
 * A price context: everything that prices of one customer depend on, named by an opaque id. The prices of a
 * campaign name only its products; others do not belong to it.
 */
export const contexto = z.object({
  idContexto: z.string(),
  idCondicao: id,
  descCondicao: z.string(),
  /** A campaign: a sale condition of its own with some products, valid on the days from first to last. */
  promocao: z.optional(
    z.object({ dataInicial: z.nullable(z.iso.date()), dataFinal: z.nullable(z.iso.date()) }),
  ),
  calcularSt: z.boolean(),
  /** The context whose prices this one has, except for some; absent where it has all prices itself. */
  idContextoBase: z.optional(z.string()),
  /** Branches that deliver under this condition, with their minimum for a group. */
  filiais: z.array(
    z.object({
      idPessoaFilial: id,
      descricaoFilial: z.string(),
      minimoCompra: reais,
      /** Delivery term in business days. */
      prazoEntrega: z.int(),
    }),
  ),
});

export type Contexto = z.output<typeof contexto>;

export const consultarContextos = defineCall({
  name: 'consultarContextos',
  method: 'GET',
  path: '/sincronizacao/contextos',
  summary: 'The price contexts of a customer: his sale conditions, and the campaigns that are valid today',
  documented: false,
  access: 'session',
  query: z.object({ idPessoaCliente: idTexto }),
  body: undefined,
  reply: z.array(contexto),
  errors: ['cliente-nao-vinculado'],
});

/** Either nothing, or `geracao` with `aPartirDe`, or `cursor`; anything else is answered 400. */
const parte = {
  geracao: z.optional(z.string()),
  aPartirDe: z.optional(contagemTexto),
  cursor: z.optional(z.string()),
};

export const transmitirCatalogo = defineCall({
  name: 'transmitirCatalogo',
  method: 'GET',
  path: '/sincronizacao/catalogo',
  summary:
    'The catalogue as an NDJSON stream: whole, the rest of a generation, or what changed since a cursor',
  documented: false,
  access: 'session',
  named: true,
  query: z.object(parte),
  body: undefined,
  reply: undefined,
  errors: ['requisicao-invalida', 'cursor-desconhecido', 'indisponivel'],
});

export const transmitirPrecos = defineCall({
  name: 'transmitirPrecos',
  method: 'GET',
  path: '/sincronizacao/precos',
  summary: 'Prices and stock of one context as an NDJSON stream, in the catalogue’s order',
  documented: false,
  access: 'session',
  named: true,
  /** With `idContextoBase`, `cursor` is that of the base's prices, and the answer says how the context differs from them. */
  query: z.object({ idContexto: z.string(), idContextoBase: z.optional(z.string()), ...parte }),
  body: undefined,
  reply: undefined,
  errors: ['requisicao-invalida', 'cliente-nao-vinculado', 'cursor-desconhecido', 'indisponivel'],
});

/**
 * Needs no session: the name opens it. It reveals neither the content nor its readers, and cannot be computed,
 * as it is made under a key of the server. A client with the name may read that body for good, and nothing
 * newer. The same for all, so a CDN may keep it; 404 after its time, and then the device asks without names.
 */
export const lerFeed = defineCall({
  name: 'lerFeed',
  method: 'GET',
  path: '/feed/:nome',
  summary: 'A body of the catalogue or of prices by the name that the server gave it; it never changes',
  documented: false,
  access: 'public',
  params: z.object({ nome: z.string() }),
  query: undefined,
  body: undefined,
  reply: undefined,
  errors: ['nao-encontrado'],
});
