import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CodigoDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { parQueDecide, textoDoCliente, toLembrancas, withLembrancas } from './codigo-do-cliente.ts';

const par = (texto: string, idProduto: number, contraCatalogo = false): CodigoDoCliente => ({
  texto,
  idProduto,
  contraCatalogo,
});
const known = (...pares: CodigoDoCliente[]) => new Map(pares.map((one) => [one.texto, one]));

test.each([
  ['AB-0012', 'ab 0012'],
  ['ab0012', 'ab 0012'],
  ['Dórflex  Cx. GRANDE', 'dorflex cx grande'],
  ['dipirona 1g', 'dipirona 1 g'],
  ['000451', '451'],
  ['0', '0'],
  ['12.345-6', '12345 6'],
])('%j is kept as %j', (written, kept) => {
  expect(textoDoCliente(written)).toBe(kept);
});

test.each([[''], [' -*- '], ['7,89E+12'], ['x'.repeat(121)]])('%j is not kept', (written) => {
  expect(textoDoCliente(written)).toBeNull();
});

test('the kept form of a text is its own kept form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (written) => {
      const texto = textoDoCliente(written);
      expect(texto === null ? null : textoDoCliente(texto)).toBe(texto);
    }),
  );
});

test('a learned pair decides where the catalogue knows no code, however the text is written', () => {
  const aprendidos = known(par('ab 0012', 7));
  expect(parQueDecide(aprendidos, 'AB 0012', null)?.idProduto).toBe(7);
  expect(parQueDecide(aprendidos, 'AB 0013', null)).toBeUndefined();
});

test("the catalogue's code wins, unless the person chose against it", () => {
  expect(parQueDecide(known(par('10', 7)), '10', 3)).toBeUndefined();
  expect(parQueDecide(known(par('10', 7, true)), '10', 3)?.idProduto).toBe(7);
  expect(parQueDecide(known(par('10', 3, true)), '10', 3)).toBeUndefined();
});

const escolha = (identificacao: string, idProduto: number, doCatalogo: number | null = null) => ({
  identificacao,
  idProduto,
  doCatalogo,
});

test('choices are learned, of two for one text the later one, with whether the catalogue said otherwise', () => {
  const escolhas = [escolha('AB-12', 1), escolha('ab 12', 2), escolha('10', 7, 3), escolha('--', 4)];
  expect(toLembrancas(escolhas, known())).toEqual({
    aprendidos: [par('ab 12', 2), par('10', 7, true)],
    esquecidos: [],
  });
});

test('a pair that is known is not learned again', () => {
  const aprendidos = known(par('ab 12', 1));
  expect(toLembrancas([escolha('AB12', 1)], aprendidos).aprendidos).toEqual([]);
  expect(toLembrancas([escolha('AB12', 1, 9)], aprendidos).aprendidos).toEqual([par('ab 12', 1, true)]);
});

test("the choice of the catalogue's own product forgets a pair, and says nothing without one", () => {
  expect(toLembrancas([escolha('10', 3, 3)], known(par('10', 7, true)))).toEqual({
    aprendidos: [],
    esquecidos: ['10'],
  });
  expect(toLembrancas([escolha('10', 3, 3)], known())).toEqual({ aprendidos: [], esquecidos: [] });
});

test('changes are folded over the pairs: first forgotten, then learned', () => {
  const before = known(par('a', 1), par('b', 2));
  const after = withLembrancas(before, { aprendidos: [par('a', 3), par('c', 4)], esquecidos: ['a', 'b'] });
  expect([...after.values()]).toEqual([par('a', 3), par('c', 4)]);
  expect(before.size).toBe(2);
});
