import { expect, test } from 'vitest';
import { parcelasDe } from './parcelas-cartao.ts';

test('parcelasDe charges no interest up to three instalments, then 1.99 % a month by the Price table', () => {
  expect(parcelasDe(1_000_00).map(({ descricao, valorTotal }) => [descricao, valorTotal])).toEqual([
    ['1x de R$\u00a01.000,00 sem juros', 1_000_00],
    ['2x de R$\u00a0500,00 sem juros', 1_000_00],
    ['3x de R$\u00a0333,33 sem juros', 1_000_00],
    ['4x de R$\u00a0262,56 com juros de 1,99% a.m.', 1_050_24],
    ['5x de R$\u00a0212,10 com juros de 1,99% a.m.', 1_060_50],
    ['6x de R$\u00a0178,47 com juros de 1,99% a.m.', 1_070_82],
  ]);
});

test('the present value of the instalments is the amount', () => {
  for (const { parcelas, valorParcela, taxa } of parcelasDe(987_65).filter((p) => p.taxa > 0)) {
    let present = 0;
    for (let month = 1; month <= parcelas; month += 1) present += valorParcela / (1 + taxa / 10_000) ** month;
    expect(Math.abs(present - 987_65)).toBeLessThan(parcelas);
  }
});

test('a company may offer fewer instalments, without interest, and none below its least', () => {
  const termos = { parcelas: 10, semJuros: 2, taxa: 0, minima: 30_00 };
  const valores = parcelasDe(100_00, termos).map(({ valorParcela, valorTotal }) => [
    valorParcela,
    valorTotal,
  ]);
  expect(valores).toEqual([
    [100_00, 100_00],
    [50_00, 100_00],
    [33_33, 100_00],
  ]);
  expect(parcelasDe(10_00, termos)).toHaveLength(1);
  expect(parcelasDe(100_00, { ...termos, semJuros: 1, taxa: 199 }).map(({ taxa }) => taxa)).toEqual([
    0, 199, 199,
  ]);
});
