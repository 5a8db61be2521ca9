import { expect, test } from 'vitest';
import { totaisDe, tributosDe } from './espelho.ts';

const COM_ST = { quantidade: 12, valor: 126_00, desconto: 26_00, st: 9_00, valorTotal: 109_00 };
const SEM_ST = { quantidade: 1, valor: 33, desconto: 0, st: 0, valorTotal: 33 };

test.each([
  [COM_ST, true, '5411'],
  [COM_ST, false, '6411'],
  [SEM_ST, true, '5202'],
  [SEM_ST, false, '6202'],
])('tributosDe finds the CFOP by ST and by state: %j, %j', (linha, isInterna, cfop) => {
  expect(tributosDe(linha, isInterna).cfop).toBe(cfop);
});

test('totaisDe adds up the rounded amounts of the lines', () => {
  // 18 % of 100.00 are 18.00, and of 0.33 they are 0.06.
  expect(totaisDe([COM_ST, SEM_ST, SEM_ST], true)).toEqual({
    quantidade: 14,
    valor: 126_66,
    desconto: 26_00,
    st: 9_00,
    valorTotal: 109_66,
    base: 100_66,
    icms: 18_12,
    baseSt: 150_00,
  });
  expect(totaisDe([], true).valorTotal).toBe(0);
});
