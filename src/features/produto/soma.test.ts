import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUnitPrice } from '#lib/format-number.ts';
import { precoView } from '#parts/product/preco-view.ts';
import { somaDoPreco } from './soma.ts';

const preco = {
  valorUnitario: 124_000,
  descontoComercial: 1000,
  descontoFinanceiro: 200,
  st: 1150,
  faixas: [{ quantidade: 10, descontoComercial: 1500, descontoFinanceiro: 0 }],
};
const fonte = 'da condição Varejo SP';
const soma = (change: object = {}, quantidade = 1, calcularSt = true) =>
  somaDoPreco({ preco: { ...preco, ...change }, quantidade, calcularSt, fonte }).map(
    ({ nome, valor, nota }) => [nome, valor.replace('\u00a0', ' '), nota.replaceAll('\u00a0', ' ')],
  );

test('the sum leads from the list price over each discount to the price, and with ST to the price with ST', () => {
  expect(soma()).toEqual([
    ['Preço de tabela', 'R$ 12,4000', ''],
    ['Desconto comercial de 10%', '-R$ 1,2400', fonte],
    ['Desconto financeiro de 2%', '-R$ 0,2232', fonte],
    ['Preço', 'R$ 10,9368', 'Na tela, arredondado: R$ 10,94'],
    ['ST de 11,5% sobre o preço', 'R$ 1,2577', ''],
    ['Preço com ST', 'R$ 12,1945', 'Na tela, arredondado: R$ 12,19'],
  ]);
});

test('a tier is named with the discount that it replaces, also where it has none', () => {
  expect(soma({}, 10).slice(1, 3)).toEqual([
    ['Desconto comercial de 15%', '-R$ 1,8600', 'da faixa de 10+ un., no lugar de 10% da condição Varejo SP'],
    ['Desconto financeiro de 0%', 'R$ 0,0000', 'da faixa de 10+ un., no lugar de 2% da condição Varejo SP'],
  ]);
  expect(soma({ descontoComercial: 0, descontoFinanceiro: 0 }, 12).slice(1, -3)).toEqual([
    ['Desconto comercial de 15%', '-R$ 1,8600', 'da faixa de 10+ un.'],
  ]);
});

test('a price without discounts and ST in whole cents has two decimals and nothing rounded', () => {
  expect(soma({ descontoComercial: 0, descontoFinanceiro: 0, st: 0 })).toEqual([
    ['Preço de tabela', 'R$ 12,40', ''],
    ['Preço', 'R$ 12,40', ''],
    ['Sem ST', 'R$ 0,00', ''],
    ['Preço com ST', 'R$ 12,40', ''],
  ]);
});

test('ST that the preference leaves out of prices is named as left out; a surcharge is no discount', () => {
  expect(soma({}, 1, false).at(-2)).toEqual([
    'ST de 11,5% sobre o preço',
    'R$ 1,2577',
    'A sua preferência não soma a ST aos preços e totais.',
  ]);
  expect(soma({ descontoComercial: -500 })[1]).toEqual(['Acréscimo comercial de 5%', 'R$ 0,6200', fonte]);
});

/** Reads a shown amount back, in ten-thousandths of a real. */
function readValor(valor: string): number {
  const [whole = '', decimals = ''] = valor.replaceAll(/[^\d,]/g, '').split(',');
  return Number(whole + decimals.padEnd(4, '0')) * (valor.startsWith('-') ? -1 : 1);
}

test('the shown lines of any price add up exactly to its shown results, which round to the price on screen', () => {
  const percent = fc.integer({ min: 0, max: 10_000 });
  const discounts = { descontoComercial: percent, descontoFinanceiro: percent };
  const item = fc.record({
    valorUnitario: fc.integer({ min: 1, max: 1_000_000_000 }),
    ...discounts,
    st: percent,
    faixas: fc.array(fc.record({ quantidade: fc.integer({ min: 1, max: 99 }), ...discounts })),
  });
  fc.assert(
    fc.property(item, fc.integer({ min: 0, max: 120 }), fc.boolean(), (random, quantidade, calcularSt) => {
      const linhas = somaDoPreco({ preco: random, quantidade, calcularSt, fonte });
      let sum = 0;
      for (const { kind, valor } of linhas) {
        if (kind === 'parcela') sum += readValor(valor);
        else expect(readValor(valor)).toBe(sum);
      }
      const view = precoView(random, quantidade, true);
      const shown = linhas.filter(({ kind }) => kind === 'resultado');
      const seen = shown.map(({ nota, amount, valor }) =>
        nota === '' ? valor.slice(0, formatUnitPrice(amount).length) : nota.replace(/^.*: /, ''),
      );
      expect(seen).toEqual([formatUnitPrice(view.por), formatUnitPrice(view.unitario)]);
    }),
  );
});
