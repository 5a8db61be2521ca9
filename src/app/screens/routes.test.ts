import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BUSCA_VAZIA,
  type Busca,
  buscaHref,
  confirmacaoDoCarrinhoHref,
  devolucaoDigitacaoHref,
  devolucaoHref,
  proHref,
  readBusca,
  readConfirmacaoCarrinho,
  readDevolucao,
  readDevolucaoDigitacao,
  readPedido,
  readPro,
} from '#routes.ts';

const searchOf = (href: string): string => href.split('?')[1] ?? '';

test('prints every search parameter, with ids separated by readable semicolons', () => {
  const busca: Busca = {
    pes: 'dipirona 500 & cia',
    fab: [3, 12],
    mar: [70_000],
    lin: [1],
    cat: [2, 5, 9],
    subcat: [4],
    sel: [8],
    lis: 6,
    con: 11,
    est: true,
    mven: true,
    cas: true,
    dvl: true,
    exi: 2,
    ord: 4,
  };
  const href = buscaHref(busca);
  expect(href).toBe(
    '/busca?pes=dipirona+500+%26+cia&fab=3;12&mar=70000&lin=1&cat=2;5;9&subcat=4&sel=8&lis=6&con=11' +
      '&est=true&mven=true&cas=true&dvl=true&exi=2&ord=4',
  );
  expect(readBusca(searchOf(href))).toEqual(busca);
});

test('leaves empty search parameters out of the address', () => {
  expect(buscaHref('')).toBe('/busca');
  expect(buscaHref('   ')).toBe('/busca');
  expect(buscaHref({})).toBe('/busca');
  expect(buscaHref({ pes: '', fab: [], con: null, mven: false })).toBe('/busca');
  expect(buscaHref({ cat: [7] })).toBe('/busca?cat=7');
});

test('a plain text is trimmed and is the only search parameter', () => {
  expect(buscaHref(' losartana 50+ ')).toBe('/busca?pes=losartana+50%2B');
});

test('reads ids as other programs write them: encoded, spaced, twice', () => {
  expect(readBusca('fab=1%3B2%3B2;%203&mar=').fab).toEqual([1, 2, 3]);
});

test('reads the older name of the sale condition, and prefers the newer one', () => {
  expect(readBusca('condicaovenda=12').con).toBe(12);
  expect(readBusca('condicaovenda=12&con=11').con).toBe(11);
  expect(buscaHref(readBusca('condicaovenda=12'))).toBe('/busca?con=12');
});

test('invalid search parameters are ignored', () => {
  const nonsense =
    'fab=abc;-1;0;1.5;99999999999;&mar=;;;&lis=x&con=%00&est=sim&mven=sim&cas=0&dvl=&exi=3&ord=7&outra=1&pes=%20';
  expect(readBusca(nonsense)).toEqual(BUSCA_VAZIA);
  expect(readBusca('')).toEqual(BUSCA_VAZIA);
  expect(readBusca('%E0%A4%A&&&===')).toEqual(BUSCA_VAZIA);
});

test('a search text is cut to one line of at most 120 characters', () => {
  expect(readBusca('pes=dipirona%0A500%09mg').pes).toBe('dipirona 500 mg');
  expect(readBusca(`pes=${'a'.repeat(500)}`).pes).toHaveLength(120);
});

test('any search address keeps its meaning when written back, and then stays the same', () => {
  const name = fc.constantFrom(...Object.keys(BUSCA_VAZIA), 'condicaovenda', 'x');
  const value = fc.oneof(fc.string(), fc.constantFrom('1', '2;3', '1;;x', 'true', '6', ' a  b '));
  const search = fc
    .array(fc.tuple(name, value))
    .map((pairs) => new URLSearchParams(pairs.map(([n, v]) => [n, v])).toString());
  fc.assert(
    fc.property(search, (text) => {
      const busca = readBusca(text);
      const written = buscaHref(busca);
      expect(readBusca(searchOf(written))).toEqual(busca);
      expect(buscaHref(readBusca(searchOf(written)))).toBe(written);
    }),
    { numRuns: 300 },
  );
});

test('a product’s page is addressed by its id, and by the sale condition only with prices', () => {
  expect(proHref(123, null)).toBe('/pro?id=123');
  expect(proHref(123, 2)).toBe('/pro?id=123&con=2');
  expect(readPro('id=123&con=2')).toEqual({ id: 123, con: 2 });
  expect(readPro('id=-1&con=x')).toEqual({ id: null, con: null });
});

test('an order’s page is addressed by its number, also by that of a loaded past order', () => {
  expect(['7', '1000000002', '2147483647'].map(readPedido)).toEqual([7, 1_000_000_002, 2_147_483_647]);
  expect(['', '0', 'x', '2147483648', '12345678901'].map(readPedido)).toEqual([null, null, null, null, null]);
});

test('a confirmation’s address names its cart; an invalid one returns null', () => {
  expect(readConfirmacaoCarrinho(searchOf(confirmacaoDoCarrinhoHref(4071)))).toBe(4071);
  expect(['', 'carrinho=', 'carrinho=0', 'carrinho=x', 'envio=7'].map(readConfirmacaoCarrinho)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a return is addressed by its number, or by its local code while it has none', () => {
  expect(devolucaoHref(812)).toBe('/devolucao/detalhes/812');
  expect(devolucaoHref('A7K-042')).toBe('/devolucao/detalhes/A7K-042');
  expect(['812', 'A7K-042', '0', '-1', 'AbC9', 'a7k-042', ''].map(readDevolucao)).toEqual([
    812,
    'A7K-042',
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('the entry of a return is addressed by its name and its invoice', () => {
  for (const entry of [
    { id: 812, titulo: 31 },
    { id: 'A7K-042', titulo: 31 },
  ])
    expect(readDevolucaoDigitacao(searchOf(devolucaoDigitacaoHref(entry)))).toEqual(entry);
  expect(devolucaoDigitacaoHref({ id: 'A7K-042', titulo: 31 })).toBe(
    '/devolucao/digitacao?id=A7K-042&titulo=31',
  );
  expect(readDevolucaoDigitacao('id=x&titulo=-1')).toEqual({ id: null, titulo: null });
});
