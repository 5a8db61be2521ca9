import { expect, test } from 'vitest';
import { buscasDoNome, isNome } from './nome-escrito.ts';

test.each([
  ['losartana 50mg 30cp', ['losartana 50mg 30cp', 'losartana 50mg']],
  ['  dorflex   cx grande ', ['dorflex cx grande', 'dorflex cx']],
  ['dorflex', ['dorflex']],
  ['caixa De dipirona 500', ['caixa dipirona 500']],
  ['vitamina c', ['vitamina c', 'vitamina']],
  ['losartana50mg', ['losartana50mg']],
  ['ác. fólico', ['ác. fólico']],
])('the name %j is searched by all words, then by fewer', (nome, buscas) => {
  expect(buscasDoNome(nome)).toEqual(buscas);
});

test.each([
  ['losartana 75mg', ['losartana 75mg']],
  ['dipirona 500', ['dipirona 500']],
  ['losartana 75 mg', ['losartana 75 mg', 'losartana 75']],
])('the only number of %j stays, because another strength is another product', (nome, buscas) => {
  expect(buscasDoNome(nome)).toEqual(buscas);
});

test('a quantity that stayed in front is left out before the last word is', () => {
  expect(buscasDoNome('6 paracetamol 750')).toEqual(['6 paracetamol 750', 'paracetamol 750']);
  expect(buscasDoNome('12 horas')).toEqual(['12 horas', 'horas']);
  expect(buscasDoNome('1000 vitaminas')).toEqual(['1000 vitaminas']);
});

test.each(['', '999', '7896422507059', 'AB-0012', '7638ABCDEF', '7,89642E+12', '12/3', '500 mg'])(
  'the code %j is searched by no words',
  (codigo) => {
    expect(buscasDoNome(codigo)).toEqual([]);
  },
);

test('words are a name, also with a strength in the same piece; numbers and letters with a number are a code', () => {
  const nomes = ['dorflex', 'dorflex cx 10', ' losartana50mg ', 'ABC 12'];
  const codigos = ['AB-12', ' 77 ', '123 456', 'AB 12', 'PROD-0012', ''];
  expect([...nomes, ...codigos].filter(isNome)).toEqual(nomes);
});
