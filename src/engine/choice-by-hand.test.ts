import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computePreco } from '#domain/price/preco.ts';
import { GRUPOS, type Grupo } from './groups.ts';
import { type ProdutoResumo, read } from './read.ts';
import { type SampleProduct, sampleIndex } from './sample-index.ts';
import { MANY_LISTS } from './sample-lists.ts';
import { type Choice, search } from './search.ts';

const product = fc.record({
  nome: fc.constantFrom('ÁCIDO FÓLICO', 'ACIDO', 'DIPIRONA', 'Zinco', 'dipirona sódica'),
  apresentacao: fc.constantFrom('5 MG', '10 MG', '50 MG', '500 MG'),
  fabricante: fc.integer({ min: 1, max: 3 }),
  marca: fc.constantFrom(1, 2, 70_000),
  linha: fc.integer({ min: 1, max: 2 }),
  subCategoria: fc.integer({ min: 1, max: 3 }),
  marketed: fc.boolean(),
  estoque: fc.integer({ min: 0, max: 2 }),
  valor: fc.constantFrom(0, 10_000, 20_000, 50_000_000_000),
  desconto: fc.constantFrom(0, 5000, 10_000),
  // 77 is no badge and 6 no cashback of the header.
  selos: fc.constantFrom('', '', '7', '7;8', '8;9;77', '77'),
  vendas: fc.constantFrom(0, 0, 1, 2, 3),
  cashback: fc.constantFrom(0, 0, 5, 6),
});
const someOf = (...ids: number[]) => fc.option(fc.subarray(ids), { nil: undefined });
const filtros = fc
  .record({
    fabricantes: someOf(1, 2, 3, 99),
    marcas: someOf(1, 2, 70_000),
    linhas: someOf(1, 2),
    categorias: someOf(1, 2),
    subCategorias: someOf(1, 2, 3),
    selos: someOf(7, 8, 77),
    lista: fc.constantFrom(undefined, undefined, undefined, 1, 2, 3),
    idProdutos: fc.constantFrom(undefined, undefined, undefined, [2, 3, 999]),
    mven: fc.constantFrom(undefined, undefined, false, true),
    cas: fc.constantFrom(undefined, undefined, false, true),
    dvl: fc.constantFrom(undefined, undefined, false, true),
    comPreco: fc.constantFrom(undefined, undefined, false, true),
    comEstoque: fc.option(fc.boolean(), { nil: undefined }),
  })
  .map((chosen) => Object.fromEntries(Object.entries(chosen).filter(([, ids]) => ids !== undefined)));
const query = fc.constantFrom('', 'acido', 'dip', 'dipirona 5', '50', 'acdo', 'zinc 500');

const all = { offset: 0, limit: 1000 };

const MEMBERS: Record<Grupo, (row: ProdutoResumo) => readonly number[]> = {
  fabricantes: (row) => [row.idFabricante],
  marcas: (row) => [row.idMarca],
  linhas: (row) => [row.idLinha],
  categorias: (row) => [row.idCategoria],
  subCategorias: (row) => [row.idSubCategoria],
  selos: (row) => row.selos.map(({ idSelo }) => idSelo),
};

const LISTAS: Record<number, readonly number[]> = { 1: [1, 3, 5] };

function isLeft(row: ProdutoResumo, { filtros: chosen = {} }: Choice, except?: Grupo): boolean {
  const hasStock = row.comercializado && (row.preco?.estoque ?? 0) > 0;
  if (chosen.comEstoque === true && !hasStock) return false;
  if (chosen.comPreco === true && row.preco === null) return false;
  if (chosen.mven === true && !row.maisVendido) return false;
  if (chosen.cas === true && row.cashback === null) return false;
  if (chosen.dvl === true && row.idMarca !== 1) return false;
  if (chosen.lista !== undefined && !LISTAS[chosen.lista]?.includes(row.idProduto)) return false;
  if (chosen.idProdutos !== undefined && !chosen.idProdutos.includes(row.idProduto)) return false;
  return GRUPOS.filter((grupo) => grupo !== except).every((grupo) => {
    const ids = chosen[grupo] ?? [];
    return ids.length === 0 || MEMBERS[grupo](row).some((id) => ids.includes(id));
  });
}

const netOf = ({ preco }: ProdutoResumo): number | null =>
  preco === null ? null : computePreco(preco, 1, false).liquidoUnit;

const plainName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function byName(a: ProdutoResumo, b: ProdutoResumo): number {
  const [left, right] = [plainName(a.nome), plainName(b.nome)];
  if (left !== right) return left < right ? -1 : 1;
  return (
    Number.parseInt(a.apresentacao, 10) - Number.parseInt(b.apresentacao, 10) || a.idProduto - b.idProduto
  );
}

function byNet(direction: 1 | -1) {
  return (a: ProdutoResumo, b: ProdutoResumo): number => {
    const [left, right] = [netOf(a), netOf(b)];
    if (left === right) return byName(a, b);
    if (left === null || right === null) return left === null ? 1 : -1;
    return (left - right) * direction;
  };
}

function bySales(some: readonly SampleProduct[]) {
  const place = ({ idProduto }: ProdutoResumo): number =>
    some[idProduto - 1]?.vendas || Number.POSITIVE_INFINITY;
  return (a: ProdutoResumo, b: ProdutoResumo): number => {
    const [left, right] = [place(a), place(b)];
    return left === right ? byName(a, b) : left - right;
  };
}

const comparisons = (some: readonly SampleProduct[]) => ({
  1: byName,
  2: (a: ProdutoResumo, b: ProdutoResumo) => byName(b, a),
  3: bySales(some),
  4: byNet(1),
  5: byNet(-1),
});

const products = fc.array(product, { minLength: 1, maxLength: 40 });

test('filters and orders equal choosing and sorting the rows one by one', () => {
  fc.assert(
    fc.property(products, query, filtros, fc.constantFrom(1, 2, 3, 4, 5), (some, text, chosen, ordem) => {
      const index = sampleIndex(MANY_LISTS, some);
      const choice: Choice = { filtros: chosen, ordem };
      const found = read(index, search(index, text, all).rows);
      const expected = found.filter((row) => isLeft(row, choice)).sort(comparisons(some)[ordem]);
      const answer = search(index, text, all, choice);
      expect(read(index, answer.rows)).toEqual(expected);
      expect(answer.total).toBe(expected.length);
      const page = search(index, text, { offset: 3, limit: 5 }, choice);
      expect([...page.rows]).toEqual([...answer.rows].slice(3, 8));
    }),
    { numRuns: 300 },
  );
});

test('filters keep the order of relevance', () => {
  fc.assert(
    fc.property(products, query, filtros, (some, text, chosen) => {
      const index = sampleIndex(MANY_LISTS, some);
      const found = read(index, search(index, text, all).rows);
      const left = read(index, search(index, text, all, { filtros: chosen }).rows);
      expect(left).toEqual(found.filter((row) => isLeft(row, { filtros: chosen })));
    }),
  );
});

test("a group's counts follow the text, the stock and the other groups' choices", () => {
  fc.assert(
    fc.property(products, query, filtros, (some, text, chosen) => {
      const index = sampleIndex(MANY_LISTS, some);
      const found = read(index, search(index, text, all).rows);
      const { facetas } = search(index, text, all, { filtros: chosen, comFacetas: true });
      for (const grupo of GRUPOS) {
        const counts = new Map<number, number>();
        for (const row of found) {
          if (!isLeft(row, { filtros: chosen }, grupo)) continue;
          for (const id of MEMBERS[grupo](row)) counts.set(id, (counts.get(id) ?? 0) + 1);
        }
        const shown = facetas?.[grupo].filter(({ quantidade }) => quantidade > 0) ?? [];
        expect(new Map(shown.map(({ id, quantidade }) => [id, quantidade]))).toEqual(counts);
      }
    }),
    { numRuns: 300 },
  );
});
