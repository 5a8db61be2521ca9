import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Selo } from '#contract/catalogue/selo.ts';
import { SINAL_COMERCIALIZADO, SINAL_HOSPITALAR } from '#contract/catalogue/sinais.ts';
import {
  type CatalogoCabecalho,
  type CatalogoSegmento,
  catalogoCabecalho,
  catalogoSegmento,
  PRODUTOS_POR_SEGMENTO,
  type PrecosCabecalho,
  type PrecosSegmento,
  precosCabecalho,
  precosSegmento,
} from '#contract/catalogue/sincronizacao.ts';
import { marcaOf } from '#server/demo/seed/marcas.ts';
import { type Medicamento, readMedicamentos } from '#server/demo/seed/medicamentos.ts';

/** A catalogue in the feed's parsed form. */
export type CatalogueSample = { header: CatalogoCabecalho; segments: CatalogoSegmento[] };
export type PriceSample = { header: PrecosCabecalho; segments: PrecosSegmento[] };

/** The committed medicine list as the feed carries it; `limit` keeps only its first products. */
export async function readCatalogueSample(limit = Number.POSITIVE_INFINITY): Promise<CatalogueSample> {
  const list = (await readMedicamentos()).slice(0, limit);
  const fabricantes = idsOf(list.map(({ laboratorio }) => laboratorio));
  const marcas = idsOf(list.map((medicamento) => marcaOf(medicamento).nome));
  const makerOfBrand = new Map(
    list.map((item) => [marcas.get(marcaOf(item).nome) ?? 1, fabricantes.get(item.laboratorio) ?? 1]),
  );
  const column = <T>(items: readonly Medicamento[], read: (item: Medicamento) => T): T[] => items.map(read);
  const segments = slices(list).map((items, n) => ({
    n,
    idProduto: column(items, (item) => item.idProduto),
    nome: column(items, (item) => item.nome),
    apresentacao: column(items, (item) => item.apresentacao),
    substancia: column(items, (item) => item.substancia),
    idFabricante: column(items, (item) => fabricantes.get(item.laboratorio) ?? 1),
    idMarca: column(items, (item) => marcas.get(marcaOf(item).nome) ?? 1),
    idLinha: column(items, (item) => item.tipo + 1),
    idSubCategoria: column(items, () => 1),
    codBarras: column(items, (item) => item.codBarras),
    tipo: column(items, (item) => item.tipo),
    tarja: column(items, (item) => item.tarja),
    sinais: column(
      items,
      (item) => (item.hospitalar ? SINAL_HOSPITALAR : 0) | (item.comercializado ? SINAL_COMERCIALIZADO : 0),
    ),
    pmc: column(items, (item) => item.pmc),
    selos: column(items, ({ idProduto }) => (idProduto % 5 === 0 ? '1;2' : idProduto % 7 === 0 ? '2' : '')),
    vendas: column(items, ({ idProduto }) => (idProduto % 40 === 0 ? idProduto / 40 : 0)),
    cashback: column(items, ({ idProduto }) => (idProduto % 50 === 0 ? 1 : 0)),
  }));
  const header: CatalogoCabecalho = {
    geracao: 'g1',
    cursor: '1',
    total: list.length,
    segmentos: segments.length,
    fabricantes: [...fabricantes].map(([nome, id]) => [id, nome]),
    marcas: [...marcas].map(([nome, id]) => [id, nome, makerOfBrand.get(id) ?? 1]),
    linhas: [...new Set(list.map((item) => item.tipo + 1))].map((id) => [id, `Linha ${id}`]),
    categorias: [[1, 'Medicamentos']],
    subCategorias: [[1, 'Todos', 1]],
    selos: [toSelo(1, 'Oferta'), toSelo(2, 'Novidade')],
    cashbacks: [[1, { ...SEM_LIMITES, valorCashbackItem: 5000 }]],
    listas: [[1, 'Inverno', list.slice(0, 10).map(({ idProduto }) => idProduto)]],
  };
  return { header, segments };
}

const SEM_LIMITES = {
  utilizarLimitadorQuantidade: false,
  quantidadeLimite: null,
  utilizarLimitadorValor: false,
  valorLimite: null,
};

const toSelo = (idSelo: number, rotulo: string): Selo => ({
  idSelo,
  rotulo,
  icone: 'star',
  idBibliotecaIconeLayout: 1,
  previaUrl: null,
  tipoDescontoPorVolume: false,
  Prioridade: 10 - idSelo,
  detalhes: '',
  idTemaPersonalizado: null,
});

/** `total` products: the list, then the list again with other names and EANs, repeated as needed. */
export function repeatSample({ header, segments }: CatalogueSample, total: number): CatalogueSample {
  const found: CatalogoSegmento[] = [];
  for (let made = 0, turn = 0; made < total; turn++) {
    for (const segment of segments) {
      const size = Math.min(segment.idProduto.length, total - made);
      if (size <= 0) break;
      found.push(toTurn(segment, turn, found.length, made, size));
      made += size;
    }
  }
  return { header: { ...header, total, segmentos: found.length }, segments: found };
}

function toTurn(
  of: CatalogoSegmento,
  turn: number,
  n: number,
  before: number,
  size: number,
): CatalogoSegmento {
  const columns = Object.entries(of).map(([name, column]) => [
    name,
    Array.isArray(column) ? column.slice(0, size) : column,
  ]);
  const segment = Object.fromEntries(columns) as CatalogoSegmento;
  return {
    ...segment,
    n,
    idProduto: segment.idProduto.map((_, i) => before + i + 1),
    nome: segment.nome.map((nome) => otherName(nome, turn)),
    codBarras: segment.codBarras.map((ean) => (turn === 0 ? ean : ean.replace(/^78/, `${30 + turn}`))),
  };
}

/** Moves every letter forward in the alphabet by this many places. */
function otherName(nome: string, turn: number): string {
  if (turn === 0) return nome;
  return nome.replace(/[A-Z]/g, (letter) =>
    String.fromCharCode(65 + ((letter.charCodeAt(0) - 65 + turn) % 26)),
  );
}

/** Invented prices and stock for a catalogue: one product in seven is out of stock. */
export function inventPrices({ header, segments }: CatalogueSample, idContexto = 'c1'): PriceSample {
  return {
    header: {
      geracao: header.geracao,
      cursor: header.cursor,
      total: header.total,
      segmentos: header.segmentos,
      idContexto,
      faixas: header.marcas.slice(0, 50).map(([id]) => [id, [[10, 200, 0]]]),
    },
    segments: segments.map(({ n, idProduto, pmc }) => ({
      n,
      valorUnitario: idProduto.map((id, i) => 100_000 + (pmc[i] ?? 0) * 70 + id),
      descontoComercial: idProduto.map((id) => (id % 30) * 50),
      descontoFinanceiro: idProduto.map(() => 0),
      st: idProduto.map(() => 0),
      idPessoaFilial: idProduto.map(() => 1),
      estoque: idProduto.map((id) => (id % 7 === 0 ? 0 : (id * 37) % 500)),
    })),
  };
}

/** The bytes of a catalogue as the server sends them, including the last line. */
export function toCatalogueBytes({ header, segments }: CatalogueSample): Uint8Array<ArrayBuffer> {
  const lines = segments.map((segment) => z.encode(catalogoSegmento, segment));
  return toFeedBytes([z.encode(catalogoCabecalho, header), ...lines], header.total);
}

export function toPriceBytes({ header, segments }: PriceSample): Uint8Array<ArrayBuffer> {
  const lines = segments.map((segment) => z.encode(precosSegmento, segment));
  return toFeedBytes([z.encode(precosCabecalho, header), ...lines], header.total);
}

/** A feed of these lines with its last line; `total` is the number in that line. */
export function toFeedBytes(lines: readonly unknown[], total: number): Uint8Array<ArrayBuffer> {
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  return new TextEncoder().encode(`${body}${JSON.stringify({ fim: true, total, sha256 })}\n`);
}

function idsOf(names: readonly string[]): Map<string, number> {
  return new Map([...new Set(names)].map((name, i) => [name, i + 1]));
}

function slices<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / PRODUTOS_POR_SEGMENTO);
  return Array.from({ length: count }, (_, n) =>
    items.slice(n * PRODUTOS_POR_SEGMENTO, (n + 1) * PRODUTOS_POR_SEGMENTO),
  );
}
