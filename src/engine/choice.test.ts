import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CashbackItem } from '#contract/cashback.ts';
import type { Selo } from '#contract/selo.ts';
import { type CatalogoCabecalho, SINAL_COMERCIALIZADO } from '#contract/sincronizacao.ts';
import { computePreco } from '#domain/preco.ts';
import { GRUPOS, type Grupo } from './groups.ts';
import { type CatalogueIndex, openIndex } from './open.ts';
import { packCatalogue } from './packed.ts';
import { packPrices } from './prices.ts';
import { type ProdutoResumo, read } from './read.ts';
import { type Choice, search } from './search.ts';

type Product = {
  nome: string;
  dose: number;
  fabricante: number;
  marca: number;
  linha: number;
  subCategoria: number;
  marketed: boolean;
  estoque: number;
  valor: number;
  desconto: number;
  selos: string;
  vendas: number;
  cashback: number;
};

const selo = (idSelo: number, rotulo: string, Prioridade: number): Selo => ({
  idSelo,
  rotulo,
  icone: 'estrela',
  idBibliotecaIconeLayout: 1,
  previaUrl: null,
  tipoDescontoPorVolume: false,
  Prioridade,
  detalhes: '',
  idTemaPersonalizado: null,
});

const cashback: CashbackItem = {
  valorCashbackItem: 1000,
  utilizarLimitadorQuantidade: false,
  quantidadeLimite: null,
  utilizarLimitadorValor: false,
  valorLimite: null,
};

const header: CatalogoCabecalho = {
  geracao: 'g1',
  cursor: '1',
  total: 0,
  segmentos: 1,
  fabricantes: [
    [1, 'Zodiac'],
    [2, 'Ômega'],
    [3, 'Aché'],
  ],
  marcas: [
    [1, 'Marca um', 1],
    [2, 'Marca dois', 2],
    [70_000, 'Marca longe', 3],
  ],
  linhas: [
    [1, 'Genéricos'],
    [2, 'Similares'],
  ],
  categorias: [
    [1, 'Dor'],
    [2, 'Coração'],
  ],
  subCategorias: [
    [1, 'Analgésicos', 1],
    [2, 'Antitérmicos', 1],
    [3, 'Anti-hipertensivos', 2],
  ],
  selos: [selo(7, 'Oferta', 20), selo(8, 'Ácido em alta', 10), selo(9, 'Lançamento', 30)],
  cashbacks: [[5, cashback]],
  listas: [
    [1, 'Inverno', [1, 3, 5, 999]],
    [2, 'Vazia', []],
  ],
};

function open(products: readonly Product[], priced = true): CatalogueIndex {
  const column = <T>(of: (product: Product) => T): T[] => products.map(of);
  const zeros = column(() => 0);
  const catalogue = packCatalogue(header, [
    {
      n: 0,
      idProduto: products.map((_, i) => i + 1),
      nome: column(({ nome }) => nome),
      apresentacao: column(({ dose }) => `${dose} MG`),
      substancia: column(() => ''),
      idFabricante: column(({ fabricante }) => fabricante),
      idMarca: column(({ marca }) => marca),
      idLinha: column(({ linha }) => linha),
      idSubCategoria: column(({ subCategoria }) => subCategoria),
      codBarras: column(() => ''),
      tipo: zeros,
      tarja: zeros,
      sinais: column(({ marketed }) => (marketed ? SINAL_COMERCIALIZADO : 0)),
      pmc: zeros,
      selos: column(({ selos }) => selos),
      vendas: column(({ vendas }) => vendas),
      cashback: column((product) => product.cashback),
    },
  ]);
  const prices = packPrices(
    catalogue.idProduto,
    { ...header, idContexto: 'c1', faixas: [[1, [[1, 5000, 0]]]] },
    [
      {
        n: 0,
        valorUnitario: column(({ valor }) => valor),
        descontoComercial: column(({ desconto }) => desconto),
        descontoFinanceiro: zeros,
        st: zeros,
        idPessoaFilial: zeros,
        estoque: column(({ estoque }) => estoque),
      },
    ],
  );
  return openIndex(catalogue, priced ? prices : null);
}

const product = fc.record({
  nome: fc.constantFrom('ÁCIDO FÓLICO', 'ACIDO', 'DIPIRONA', 'Zinco', 'dipirona sódica'),
  dose: fc.constantFrom(5, 10, 50, 500),
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

function bySales(some: readonly Product[]) {
  const place = ({ idProduto }: ProdutoResumo): number =>
    some[idProduto - 1]?.vendas || Number.POSITIVE_INFINITY;
  return (a: ProdutoResumo, b: ProdutoResumo): number => {
    const [left, right] = [place(a), place(b)];
    return left === right ? byName(a, b) : left - right;
  };
}

const comparisons = (some: readonly Product[]) => ({
  1: byName,
  2: (a: ProdutoResumo, b: ProdutoResumo) => byName(b, a),
  3: bySales(some),
  4: byNet(1),
  5: byNet(-1),
});

const products = fc.array(product, { minLength: 1, maxLength: 40 });

test('filters and orders give what choosing and sorting the rows one by one would give', () => {
  fc.assert(
    fc.property(products, query, filtros, fc.constantFrom(1, 2, 3, 4, 5), (some, text, chosen, ordem) => {
      const index = open(some);
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

test('filters leave the order of relevance as it was', () => {
  fc.assert(
    fc.property(products, query, filtros, (some, text, chosen) => {
      const index = open(some);
      const found = read(index, search(index, text, all).rows);
      const left = read(index, search(index, text, all, { filtros: chosen }).rows);
      expect(left).toEqual(found.filter((row) => isLeft(row, { filtros: chosen })));
    }),
  );
});

test("a group's counts are those under the text, the stock and the other groups' choices", () => {
  fc.assert(
    fc.property(products, query, filtros, (some, text, chosen) => {
      const index = open(some);
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

const one: Product = {
  nome: 'DIPIRONA',
  dose: 500,
  fabricante: 3,
  marca: 1,
  linha: 1,
  subCategoria: 1,
  marketed: true,
  estoque: 1,
  valor: 10_000,
  desconto: 0,
  selos: '',
  vendas: 0,
  cashback: 0,
};

test('counts stand by name without regard to accents, and what was chosen stays in sight at zero', () => {
  const index = open([one, { ...one, fabricante: 1 }, { ...one, fabricante: 2, nome: 'ZINCO' }]);
  const counted = (text: string, fabricantes: number[]) =>
    search(index, text, all, { filtros: { fabricantes }, comFacetas: true }).facetas?.fabricantes;
  expect(counted('', [])).toEqual([
    { id: 3, nome: 'Aché', quantidade: 1 },
    { id: 2, nome: 'Ômega', quantidade: 1 },
    { id: 1, nome: 'Zodiac', quantidade: 1 },
  ]);
  expect(counted('dipirona', [2])).toEqual([
    { id: 3, nome: 'Aché', quantidade: 1 },
    { id: 2, nome: 'Ômega', quantidade: 0 },
    { id: 1, nome: 'Zodiac', quantidade: 1 },
  ]);
  expect(search(index, '', all).facetas).toBeUndefined();
});

test('a text that finds something is not mistyped, even when filters leave none of it', () => {
  const index = open([one, { ...one, nome: 'DIPIRONO', fabricante: 2 }]);
  const answer = search(index, 'dipirona', all, { filtros: { fabricantes: [2] } });
  expect([answer.total, answer.mistyped]).toEqual([0, false]);
});

test('by price without prices is by name', () => {
  const index = open([{ ...one, nome: 'ZINCO', valor: 1 }, one], false);
  for (const ordem of [4, 5] as const)
    expect(read(index, search(index, '', all, { ordem }).rows).map(({ nome }) => nome)).toEqual([
      'DIPIRONA',
      'ZINCO',
    ]);
});

test('badges are read in the order in which they are shown, those that nobody explains are left out', () => {
  const index = open([
    { ...one, selos: '7;9;8', cashback: 5, vendas: 12 },
    { ...one, selos: '77', cashback: 6 },
  ]);
  const [first, second] = read(index, search(index, '', all).rows);
  expect(first?.selos.map(({ rotulo }) => rotulo)).toEqual(['Ácido em alta', 'Oferta', 'Lançamento']);
  expect([first?.cashback, first?.maisVendido]).toEqual([cashback, true]);
  expect([second?.selos, second?.cashback, second?.maisVendido]).toEqual([[], null, false]);
});

test('a product counts under each of its badges', () => {
  const index = open([{ ...one, selos: '7;8' }, { ...one, selos: '7' }, one]);
  const { facetas, total } = search(index, '', all, { filtros: { selos: [8] }, comFacetas: true });
  expect(total).toBe(1);
  expect(facetas?.selos).toEqual([
    { id: 8, nome: 'Ácido em alta', quantidade: 1 },
    { id: 7, nome: 'Oferta', quantidade: 2 },
  ]);
});

test('a catalogue of a server without badges, best sellers and cashback has none', () => {
  const { selos: _s, cashbacks: _c, listas: _l, ...plain } = header;
  const catalogue = packCatalogue(plain, [
    {
      n: 0,
      idProduto: [1],
      nome: ['DIPIRONA'],
      apresentacao: [''],
      substancia: [''],
      idFabricante: [1],
      idMarca: [1],
      idLinha: [1],
      idSubCategoria: [1],
      codBarras: [''],
      tipo: [0],
      tarja: [0],
      sinais: [0],
      pmc: [0],
    },
  ]);
  const index = openIndex(catalogue, null);
  expect(read(index, [0])).toMatchObject([{ selos: [], cashback: null, maisVendido: false }]);
  for (const filtro of [{ mven: true }, { cas: true }, { lista: 1 }, { selos: [7] }])
    expect(search(index, '', all, { filtros: filtro }).total).toBe(0);
  expect(search(index, '', all, { ordem: 3 }).total).toBe(1);
});
