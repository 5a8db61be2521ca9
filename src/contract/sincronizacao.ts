import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, idTexto, percentual, precoUnitario, reais } from './wire.ts';

/**
 * The feed that fills a device's catalogue: NDJSON, a header line, one line per 250 products as columns, and
 * a last line with the SHA-256 of every byte before it (line ends included). Without the last line, or with
 * another hash, the device keeps what it had. Both streams name a generation and list products in the same
 * order, so that a price line is joined by position.
 */

/** Products in one line of the feed; the last line may hold fewer. */
export const PRODUTOS_POR_SEGMENTO = 250;

/** Bits of `sinais`. */
export const SINAL_HOSPITALAR = 1;
export const SINAL_REFRIGERADO = 2;
export const SINAL_CONTROLADO = 4;
export const SINAL_COMERCIALIZADO = 8;
export const SINAL_GENERICO = 16;

const cabecalho = { geracao: z.string(), cursor: z.string(), total: z.int(), segmentos: z.int() };
const texto = z.array(z.string());
const inteiro = z.array(z.int());

export const catalogoCabecalho = z.object({
  ...cabecalho,
  fabricantes: z.array(z.tuple([id, z.string()])),
  marcas: z.array(z.tuple([id, z.string(), id])),
  linhas: z.array(z.tuple([id, z.string()])),
  categorias: z.array(z.tuple([id, z.string()])),
  subCategorias: z.array(z.tuple([id, z.string(), id])),
});

export type CatalogoCabecalho = z.output<typeof catalogoCabecalho>;

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
  tipo: inteiro,
  tarja: inteiro,
  sinais: inteiro,
  /** Maximum consumer price; 0 when the list has none. */
  pmc: z.array(reais),
});

export type CatalogoSegmento = z.output<typeof catalogoSegmento>;

export const precosCabecalho = z.object({
  ...cabecalho,
  idContexto: z.string(),
  /** Volume tiers by brand: from how many units, and the two discounts that then apply. */
  faixas: z.array(z.tuple([id, z.array(z.tuple([z.int(), percentual, percentual]))])),
});

export type PrecosCabecalho = z.output<typeof precosCabecalho>;

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

export const fimDaTransmissao = z.object({ fim: z.literal(true), total: z.int(), sha256: z.string() });

/** A price context: everything that prices of one customer depend on, named by an opaque id. */
export const contexto = z.object({
  idContexto: z.string(),
  idCondicao: id,
  descCondicao: z.string(),
  calcularSt: z.boolean(),
  /** Branches that deliver under this condition, with what each asks of a group. */
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
  summary: 'The price contexts of a customer',
  documented: false,
  access: 'session',
  query: z.object({ idPessoaCliente: idTexto }),
  body: undefined,
  reply: z.array(contexto),
  errors: ['cliente-nao-vinculado'],
});

export const transmitirCatalogo = defineCall({
  name: 'transmitirCatalogo',
  method: 'GET',
  path: '/sincronizacao/catalogo',
  summary: 'The whole catalogue as an NDJSON stream; If-None-Match with the generation answers 304',
  documented: false,
  access: 'session',
  query: undefined,
  body: undefined,
  reply: undefined,
  errors: ['indisponivel'],
});

export const transmitirPrecos = defineCall({
  name: 'transmitirPrecos',
  method: 'GET',
  path: '/sincronizacao/precos',
  summary: 'Prices and stock of one context as an NDJSON stream, in the catalogue’s order',
  documented: false,
  access: 'session',
  query: z.object({ idContexto: z.string() }),
  body: undefined,
  reply: undefined,
  errors: ['cliente-nao-vinculado', 'indisponivel'],
});
