import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import {
  catalogoCabecalho,
  catalogoDeltaCabecalho,
  catalogoSegmento,
  precosCabecalho,
  precosDeltaCabecalho,
  precosDeltaSegmento,
  precosSegmento,
} from '#contract/catalogue/sincronizacao.ts';
import { applyDeltas } from '#engine/delta.ts';
import type { Facetas } from '#engine/facet.ts';
import { type CatalogueIndex, openIndex } from '#engine/open.ts';
import { type PackedCatalogue, packCatalogue } from '#engine/packed.ts';
import { alignPrices, mergePrices, type PackedPrices, packPrices, withoutPrices } from '#engine/prices.ts';
import { read, rowsOf } from '#engine/read.ts';
import { related } from '#engine/related.ts';
import { GONE } from '#engine/rows.ts';
import { search } from '#engine/search.ts';
import {
  type Atributos,
  type AtributosPedidos,
  type BuscaFeita,
  type BuscaPedida,
  type CombosAchados,
  type CombosLidos,
  type CombosPedidos,
  type Encontrados,
  ORDEM_ID,
  type RelacionadosPedidos,
  type Taken,
  type Transmissao,
} from './busca-messages.ts';
import { CombosNoIndice } from './combos-no-indice.ts';
import { mostPopular } from './facetas-maiores.ts';

type Lines = { readonly header: Record<string, unknown>; readonly segments: readonly unknown[] };

/** Counted lists kept per context, the most recently used: the pages of one search use the same. */
const MOST_COUNTED = 100;
/** Whole lists are long, and requested once. */
const MOST_MEMBERS = 200;

/** An index with its counted lists. */
type Open = { readonly index: CatalogueIndex; readonly counted: Map<string, Facetas> };

/**
 * The catalogue with the prices of some contexts, made of the same bytes and searched by the same engine as on the
 * devices: so both find the same products in the same order.
 */
export class BuscaEngine {
  #catalogue: PackedCatalogue | null = null;
  readonly #prices = new Map<string, PackedPrices>();
  readonly #combos = new CombosNoIndice();
  /** The ready indexes by context; '' has no prices. */
  readonly #indexes = new Map<string, Open>();
  /** Rows ordered by product id. */
  #byId: readonly number[] | null = null;

  /** Adds a whole stream or a delta to the held data; null when a delta does not fit. */
  take({ idContexto, corpo }: Transmissao): Taken | null {
    const lines = linesOf(corpo);
    return idContexto === '' ? this.#takeCatalogue(lines) : this.#takePrices(idContexto, lines);
  }

  /** Forgets a context's prices. */
  drop(idContexto: string): null {
    this.#prices.delete(idContexto);
    this.#indexes.delete(idContexto);
    return null;
  }

  takeCombos(lidos: CombosLidos): null {
    this.#combos.take(lidos);
    return null;
  }

  /** Finds the combos that match the search and that the caller may buy. */
  findCombos(pedidos: CombosPedidos): CombosAchados {
    const { contexto } = pedidos;
    return this.#combos.find(
      pedidos,
      contexto === null ? null : (this.#prices.get(contexto.idContexto) ?? null),
    );
  }

  search({ idContexto, texto, page, filtros, ordem, membros }: BuscaPedida): BuscaFeita {
    const open = this.#open(idContexto);
    if (open === null) return NOTHING;
    const { index, counted } = open;
    const key = JSON.stringify([texto, filtros, membros]);
    const known = counted.get(key);
    const comFacetas = membros !== null && known === undefined;
    const choice = { filtros, comFacetas, ...(ordem === ORDEM_ID ? {} : { ordem }) };
    const found = search(index, texto, page, choice);
    const facetas = known ?? (found.facetas && mostPopular(found.facetas, filtros, membros ?? 0));
    if (facetas !== undefined && (membros ?? 0) <= MOST_MEMBERS) keepCounted(counted, key, facetas);
    const rows =
      ordem === ORDEM_ID
        ? this.#rowsById(index.catalogue).slice(page.offset, page.offset + page.limit)
        : [...found.rows];
    return {
      ...toEncontrados(index, rows),
      total: found.total,
      mistyped: found.mistyped,
      facetas,
      icones: Object.fromEntries(Array.from(index.names.selos, ([id, { icone }]) => [id, icone])),
    };
  }

  related({ idContexto, idProduto, limit, linhas }: RelacionadosPedidos): Encontrados {
    const index = this.#open(idContexto)?.index;
    return index === undefined ? NOTHING : toEncontrados(index, related(index, idProduto, limit, linhas));
  }

  atributos({ idContexto, ids }: AtributosPedidos): Atributos[] {
    const index = this.#open(idContexto)?.index;
    if (index === undefined) return ids.map(() => NO_ATTRIBUTES);
    return ids.map((id) => toEncontrados(index, rowsOf(index, [id])).atributos[0] ?? NO_ATTRIBUTES);
  }

  #takeCatalogue({ header, segments }: Lines): Taken | null {
    const parsed = segments.map((segment) => z.decode(catalogoSegmento, segment as never));
    const base = this.#catalogue;
    if (header['delta'] === true) {
      const delta = { header: z.decode(catalogoDeltaCabecalho, header as never), segments: parsed };
      if (base === null) return null;
      const merged = applyDeltas(base, [delta]);
      if (merged.total !== delta.header.total) return null;
      this.#catalogue = merged;
    } else this.#catalogue = packCatalogue(z.decode(catalogoCabecalho, header as never), parsed);
    this.#indexes.clear();
    this.#byId = null;
    return { cursor: this.#catalogue.header.cursor, rows: this.#catalogue.total };
  }

  #takePrices(idContexto: string, { header, segments }: Lines): Taken | null {
    const prices =
      header['delta'] === true ? this.#merged(idContexto, { header, segments }) : whole({ header, segments });
    if (prices === null) return null;
    this.#prices.set(idContexto, prices);
    this.#indexes.delete(idContexto);
    return { cursor: prices.header.cursor, rows: prices.idProduto.length };
  }

  #merged(idContexto: string, { header, segments }: Lines): PackedPrices | null {
    const before = this.#prices.get(idContexto);
    if (before === undefined) return null;
    const {
      faixas,
      removidos,
      delta: _,
      alterados: __,
      produtos: ___,
      ...head
    } = z.decode(precosDeltaCabecalho, header as never);
    const parsed = segments.map((segment) => z.decode(precosDeltaSegmento, segment as never));
    const ids = Int32Array.from(parsed.flatMap(({ idProduto }) => idProduto));
    const changed = packPrices(ids, { ...head, faixas: faixas ?? before.header.faixas }, parsed);
    return mergePrices(before, withoutPrices(changed, removidos));
  }

  #open(idContexto: string | null): Open | null {
    const key = idContexto ?? '';
    const open = this.#indexes.get(key);
    if (open !== undefined || this.#catalogue === null) return open ?? null;
    const prices = this.#prices.get(key);
    const aligned = prices === undefined ? null : alignPrices(prices, this.#catalogue);
    const made = { index: openIndex(this.#catalogue, aligned), counted: new Map<string, Facetas>() };
    this.#indexes.set(key, made);
    return made;
  }

  #rowsById({ idProduto }: PackedCatalogue): readonly number[] {
    this.#byId ??= Array.from(idProduto.keys())
      .filter((row) => idProduto[row] !== GONE)
      .sort((a, b) => (idProduto[a] ?? 0) - (idProduto[b] ?? 0));
    return this.#byId;
  }
}

function keepCounted(counted: Map<string, Facetas>, key: string, facetas: Facetas): void {
  counted.delete(key);
  counted.set(key, facetas);
  const [oldest = key] = counted.keys();
  if (counted.size > MOST_COUNTED) counted.delete(oldest);
}

const NO_ATTRIBUTES: Atributos = { selos: [], cashback: null };
const NOTHING: BuscaFeita = {
  ids: [],
  atributos: [],
  total: 0,
  mistyped: false,
  facetas: undefined,
  icones: {},
};

function toEncontrados(index: CatalogueIndex, rows: readonly number[]): Encontrados {
  const produtos = read(index, rows);
  return {
    ids: produtos.map(({ idProduto }) => idProduto),
    atributos: produtos.map(({ selos, cashback }) => ({ selos, cashback })),
  };
}

/** Header and segments; the last line only checks the bytes, which the database guarantees. */
function linesOf(corpo: Uint8Array): Lines {
  const [header, ...rest] = gunzipSync(corpo).toString('utf8').trimEnd().split('\n');
  return {
    header: JSON.parse(header ?? '{}') as Lines['header'],
    segments: rest.slice(0, -1).map((line) => JSON.parse(line) as unknown),
  };
}

function whole({ header, segments }: Lines): PackedPrices {
  const { produtos = [], ...kept } = z.decode(precosCabecalho, header as never);
  const ids = produtos.flatMap(([first, count]) => Array.from({ length: count }, (_, i) => first + i));
  const parsed = segments.map((segment) => z.decode(precosSegmento, segment as never));
  return packPrices(Int32Array.from(ids), kept, parsed);
}
