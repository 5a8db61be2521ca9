import { expect, test } from 'vitest';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import {
  aboveLinha,
  codigosToLookUp,
  conferirLinha,
  type ProdutoImportavel,
  sumLinhas,
} from './importacao.ts';

const EAN = '7896422507059';
const CAIXA = '17896422507056';

const item: ItemVendavel = {
  valorUnitario: 100_000,
  descontoComercial: 1000,
  descontoFinanceiro: 0,
  st: 500,
  faixas: [{ quantidade: 10, descontoComercial: 2000, descontoFinanceiro: 0 }],
  descricao: 'DIPIRONA 500 MG',
  descricaoMarca: 'Marca',
  categoria: 'Dor e febre',
  idPessoaFilial: 1,
  idCarrinhoGrupoTipo: 1,
  estoque: 8,
};

const produto = (more: Partial<ProdutoImportavel>): ProdutoImportavel => ({
  idProduto: 101,
  descricao: 'DIPIRONA 500 MG',
  marca: 'Marca',
  categoria: 'Dor e febre',
  comercializado: true,
  item,
  ...more,
});

const conferir = (
  identificacao: string,
  quantidade: number,
  tipo: '0' | '1',
  ...found: ProdutoImportavel[]
) =>
  conferirLinha(
    { identificacao, quantidade },
    tipo,
    (codigo) => (codigo === '101' || codigo === EAN ? found : []),
    true,
  );

test('conferirLinha finds a product, with the price of one unit at this quantity', () => {
  expect(conferir('101', 5, '1', produto({}))).toEqual({
    identificacao: '101',
    idProduto: 101,
    descProduto: 'DIPIRONA 500 MG',
    status: '1',
    quantidade: 5,
    preco: 94_500,
    marca: 'Marca',
    categoria: 'Dor e febre',
    detalhes: '',
  });
  expect(conferir(EAN, 10, '0', produto({})).preco).toBe(84_000);
});

test('conferirLinha leaves a category out that the company did not give', () => {
  expect(conferir('101', 5, '1', produto({ categoria: 'Não informada' })).categoria).toBe('');
});

test('conferirLinha describes a stock that does not suffice', () => {
  expect(conferir('101', 9, '1', produto({})).detalhes).toBe('Só 8 em estoque.');
  const none = conferir('101', 1, '1', produto({ item: { ...item, estoque: 0 } }));
  expect(none).toMatchObject({ status: '1', detalhes: 'Em falta: nada será atendido por enquanto.' });
});

test('conferirLinha tells unknown, discontinued, unpriced and uncountable products apart', () => {
  expect(conferir('102', 1, '1', produto({}))).toMatchObject({ status: '2', idProduto: null, preco: null });
  expect(conferir('101', 1, '1', produto({ comercializado: false })).status).toBe('3');
  expect(conferir('101', 1, '1', produto({ item: null })).status).toBe('4');
  for (const quantidade of [0, -1, 2.5, 100_000])
    expect(conferir('101', quantidade, '1', produto({})).status, String(quantidade)).toBe('5');
  expect(conferir('101', 99_999, '1', produto({})).status).toBe('1');
});

test('conferirLinha recognises a shipping carton of unknown content and names its product', () => {
  expect(conferir(CAIXA, 2, '0', produto({}))).toMatchObject({ status: '5', idProduto: 101 });
  expect(conferir(CAIXA, 2, '1', produto({})).status).toBe('2');
});

test('of several products with one bar code, conferirLinha takes one that can be ordered', () => {
  const old = produto({ idProduto: 7, comercializado: false });
  const unpriced = produto({ idProduto: 8, item: null });
  expect(conferir(EAN, 1, '0', old, unpriced, produto({}), produto({ idProduto: 300 })).idProduto).toBe(101);
});

test('conferirLinha reports a code that a spreadsheet cut', () => {
  expect(conferir('7,89642E+12', 1, '0').detalhes).toContain('A planilha cortou');
});

test('sumLinhas adds up lines of the same product and keeps their numbers', () => {
  const lida = (identificacao: string, quantidade: number) => ({ identificacao, quantidade });
  expect(sumLinhas([lida('101', 2), lida('102', 1), lida('101', 3)], '1')).toEqual([
    { identificacao: '101', quantidade: 5, linhas: [1, 3] },
    { identificacao: '102', quantidade: 1, linhas: [2] },
  ]);
  // An invalid quantity does not spoil the other lines of the same product.
  expect(sumLinhas([lida('101', 5), lida('101', -4), lida('101', 1.5), lida('101', 2)], '1')).toEqual([
    { identificacao: '101', quantidade: 7, linhas: [1, 4] },
    { identificacao: '101', quantidade: -4, linhas: [2] },
    { identificacao: '101', quantidade: 1.5, linhas: [3] },
  ]);
  expect(sumLinhas([lida('dipirona', 2), lida('dipirona', 3)], '0')).toHaveLength(1);
});

test('codigosToLookUp returns each code once', () => {
  const lidas = [EAN, `0${EAN}`, CAIXA, 'dipirona'].map((identificacao) => ({
    identificacao,
    quantidade: 1,
  }));
  expect(codigosToLookUp(lidas, '0')).toEqual([EAN, `0${EAN}`, CAIXA]);
});

test('conferirLinha describes why a product cannot be ordered', () => {
  const detalhes = (found: ProdutoImportavel[], quantidade = 1) =>
    conferir('101', quantidade, '1', ...found).detalhes;
  expect(detalhes([])).toBe('Nenhum produto com esta identificação.');
  expect(detalhes([produto({ comercializado: false })])).toBe('O produto não é mais comercializado.');
  expect(detalhes([produto({ item: null })])).toBe('Sem preço na condição de venda deste cliente.');
  expect(detalhes([produto({})], 2.5)).toBe(
    'Quantidade lida: 2,5. Deve ser um número inteiro de 1 a 99.999 embalagens.',
  );
  expect(conferir(CAIXA, 2, '0', produto({})).detalhes).toBe(
    'É o código da caixa de embarque, e não se sabe quantas unidades ela traz. Use o EAN da unidade.',
  );
  expect(conferir('7,89642E+12', 1, '0').detalhes).toBe(
    'A planilha cortou os dígitos deste código. Formate a coluna como texto e copie de novo.',
  );
});

test('conferirLinha adds no text about a stock that just suffices', () => {
  expect(conferir('101', 8, '1', produto({})).detalhes).toBe('');
});

test('of products that can all be ordered, conferirLinha takes the lowest id', () => {
  const ids = [300, 101, 200].map((idProduto) => produto({ idProduto }));
  expect(conferir('101', 1, '1', ...ids).idProduto).toBe(101);
});

test('codigosToLookUp looks inside a carton only by bar code', () => {
  const lidas = [{ identificacao: CAIXA, quantidade: 1 }];
  expect(codigosToLookUp(lidas, '0')).toEqual([CAIXA, EAN]);
  expect(codigosToLookUp(lidas, '1')).toEqual([CAIXA]);
});

test('aboveLinha rejects a row beyond the maximum and keeps its other members', () => {
  const row = conferir('101', 5, '1', produto({}));
  expect(aboveLinha(row)).toEqual({
    ...row,
    status: '5',
    detalhes: 'Com o que o carrinho já tem, passaria de 99.999 embalagens.',
  });
});
