import type { CashbackItem } from '#contract/catalogue/cashback.ts';
import { type Selo, sortSelos } from '#contract/catalogue/selo.ts';
import {
  SINAL_COMERCIALIZADO,
  SINAL_CONTROLADO,
  SINAL_GENERICO,
  SINAL_HOSPITALAR,
  SINAL_REFRIGERADO,
} from '#contract/catalogue/sinais.ts';
import type { CatalogueNames } from './names.ts';
import type { CatalogueIndex } from './open.ts';
import type { PackedCatalogue } from './packed.ts';
import type { FaixaDesconto, PackedPrices } from './prices.ts';
import { codigoAt } from './product-code.ts';
import { GONE, idsOfSelos } from './rows.ts';
import { textAt } from './text-column.ts';

/** Price and stock of a product in the current price context. */
export type PrecoResumo = {
  /** Ten-thousandths of a real. */
  valorUnitario: number;
  /** Percentages in hundredths of 1 %. */
  descontoComercial: number;
  descontoFinanceiro: number;
  st: number;
  idPessoaFilial: number;
  estoque: number;
  faixas: FaixaDesconto[];
};

/** The content of a row of a product list, from the mirror. */
export type ProdutoResumo = {
  idProduto: number;
  /** The code that users read: the company's own, or the id. */
  codigo: string;
  nome: string;
  apresentacao: string;
  substancia: string;
  idFabricante: number;
  fabricante: string;
  idMarca: number;
  marca: string;
  idLinha: number;
  linha: string;
  idSubCategoria: number;
  subCategoria: string;
  idCategoria: number;
  categoria: string;
  /** '' when unknown. */
  codBarras: string;
  tipo: number;
  tarja: number;
  hospitalar: boolean;
  refrigerado: boolean;
  controlado: boolean;
  comercializado: boolean;
  generico: boolean;
  /** Cents; 0 when the list has none. */
  pmc: number;
  /** In display order. */
  selos: Selo[];
  /** The cashback; null without one. */
  cashback: CashbackItem | null;
  /** One of the server's list of best sellers. */
  maisVendido: boolean;
  /** Read while the requested prices were not loaded: a missing price says nothing. */
  semPrecosAinda?: true;
  /** Null without a price context or without a price in it. */
  preco: PrecoResumo | null;
  /** The returned units; absent where unknown, as in the feed. */
  devolucao?: Devolucao;
};

/** An item with returns: whether all of it was returned, and the returned units of the lot. */
export type Devolucao = { todosItensDevolvidos: boolean; quantidadeLote: number };

/** The content of the given list rows, in their order; an unknown row is left out. */
export function read(index: CatalogueIndex, rows: Iterable<number>): ProdutoResumo[] {
  const found: ProdutoResumo[] = [];
  for (const row of rows) {
    const id = index.catalogue.idProduto[row];
    if (id !== undefined && id !== GONE) found.push(readRow(index, row));
  }
  return found;
}

function readRow({ catalogue, names, prices }: CatalogueIndex, row: number): ProdutoResumo {
  const idFabricante = catalogue.idFabricante[row] ?? 0;
  const idMarca = catalogue.idMarca[row] ?? 0;
  const idLinha = catalogue.idLinha[row] ?? 0;
  const idSubCategoria = catalogue.idSubCategoria[row] ?? 0;
  const idCategoria = names.categoriaOf.get(idSubCategoria) ?? 0;
  const sinais = catalogue.sinais[row] ?? 0;
  return {
    idProduto: catalogue.idProduto[row] ?? 0,
    codigo: codigoAt(catalogue, row),
    nome: textAt(catalogue.nome, row),
    apresentacao: textAt(catalogue.apresentacao, row),
    substancia: textAt(catalogue.substancia, row),
    idFabricante,
    fabricante: names.fabricantes.get(idFabricante) ?? '',
    idMarca,
    marca: names.marcas.get(idMarca) ?? '',
    idLinha,
    linha: names.linhas.get(idLinha) ?? '',
    idSubCategoria,
    subCategoria: names.subCategorias.get(idSubCategoria) ?? '',
    idCategoria,
    categoria: names.categorias.get(idCategoria) ?? '',
    codBarras: textAt(catalogue.codBarras, row),
    tipo: catalogue.tipo[row] ?? 0,
    tarja: catalogue.tarja[row] ?? 0,
    hospitalar: (sinais & SINAL_HOSPITALAR) !== 0,
    refrigerado: (sinais & SINAL_REFRIGERADO) !== 0,
    controlado: (sinais & SINAL_CONTROLADO) !== 0,
    comercializado: (sinais & SINAL_COMERCIALIZADO) !== 0,
    generico: (sinais & SINAL_GENERICO) !== 0,
    pmc: catalogue.pmc[row] ?? 0,
    selos: readSelosOf(catalogue, names, row),
    cashback: names.cashbacks.get(catalogue.cashback[row] ?? 0) ?? null,
    maisVendido: (catalogue.vendas[row] ?? 0) > 0,
    preco: prices === null ? null : readPrice(prices, names.faixas.get(idMarca) ?? [], row),
  };
}

/** An id that the catalogue's header does not name is ignored. */
function readSelosOf(catalogue: PackedCatalogue, { selos }: CatalogueNames, row: number): Selo[] {
  const ids = idsOfSelos(textAt(catalogue.selos, row));
  return sortSelos(ids.flatMap((id) => selos.get(id) ?? []));
}

function readPrice(prices: PackedPrices, faixas: FaixaDesconto[], row: number): PrecoResumo | null {
  const valorUnitario = prices.valorUnitario[row] ?? 0;
  if (valorUnitario === 0) return null;
  return {
    valorUnitario,
    descontoComercial: prices.descontoComercial[row] ?? 0,
    descontoFinanceiro: prices.descontoFinanceiro[row] ?? 0,
    st: prices.st[row] ?? 0,
    idPessoaFilial: prices.idPessoaFilial[row] ?? 0,
    estoque: prices.estoque[row] ?? 0,
    faixas,
  };
}

/** The rows of products by id, in the given order; unknown ids are left out. */
export function rowsOf(index: CatalogueIndex, ids: Iterable<number>): number[] {
  const rows = rowsById(index.catalogue);
  return [...ids].flatMap((id) => rows.get(id) ?? []);
}

const known = new WeakMap<PackedCatalogue, ReadonlyMap<number, number>>();

/** Built at the first request by id, then kept with the catalogue. */
function rowsById(catalogue: PackedCatalogue): ReadonlyMap<number, number> {
  const before = known.get(catalogue);
  if (before !== undefined) return before;
  const rows = new Map(Array.from(catalogue.idProduto, (id, row) => [id, row]));
  known.set(catalogue, rows);
  return rows;
}
