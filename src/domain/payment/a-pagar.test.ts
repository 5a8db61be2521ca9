import { expect, test } from 'vitest';
import { aPagarOf } from './a-pagar.ts';
import { contaSample } from './conta-sample.ts';

const HOJE = '2026-11-20';
const due = (id: number, dataVencimento: string, rest = {}) => contaSample(id, { dataVencimento, ...rest });

test('late instalments are summed with fine and interest, apart from those due within seven days', () => {
  const contas = [due(1, '2026-11-10'), due(2, HOJE), due(3, '2026-11-27'), due(4, '2026-11-28')];
  expect(aPagarOf(contas, HOJE)).toEqual({
    // 2 % and ten days of 1 % a month.
    atrasadas: { quantidade: 1, valor: 1_023_33 },
    aVencer: { quantidade: 2, valor: 2_000_00 },
  });
});

test('a due date on a weekend is not late on Sunday, and a settled instalment is not to be paid', () => {
  const settled = { dataLiquidacao: '2026-11-19', idSituacao: 2 };
  const contas = [due(1, '2026-11-21'), due(2, '2026-11-10', settled), due(3, '2026-11-23', settled)];
  expect(aPagarOf(contas, '2026-11-22')).toEqual({
    atrasadas: { quantidade: 0, valor: 0 },
    aVencer: { quantidade: 1, valor: 1_000_00 },
  });
});
