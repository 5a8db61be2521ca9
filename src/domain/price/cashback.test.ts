import { expect, test } from 'vitest';
import type { CashbackConfiguracao, CashbackItem } from '#contract/catalogue/cashback.ts';
import { cashbackLimites, cashbackOf } from './cashback.ts';

const campanha: CashbackConfiguracao = {
  utilizarLimitadorQuantidadeLimite: true,
  quantidadeLimite: 10,
  utilizarLimitadorValorLimite: true,
  valorLimite: 5_00,
  hotsiteUrl: null,
  hotsiteHtml: null,
};

/** R$ 0,4567 per unit, without limits. */
const item: CashbackItem = {
  valorCashbackItem: 4567,
  utilizarLimitadorQuantidade: false,
  quantidadeLimite: null,
  utilizarLimitadorValor: false,
  valorLimite: null,
};

test('cashback without limits is value times quantity, rounded to cents once for the line', () => {
  expect(cashbackOf(item, 1)).toBe(46);
  expect(cashbackOf(item, 3)).toBe(1_37);
  expect(cashbackOf(item, 1000)).toBe(456_70);
  expect(cashbackOf(item, 0)).toBe(0);
});

test('a quantity limit caps the units that count', () => {
  const limited = { ...item, utilizarLimitadorQuantidade: true, quantidadeLimite: 4 };
  expect(cashbackOf(limited, 3)).toBe(1_37);
  expect(cashbackOf(limited, 4)).toBe(1_83);
  expect(cashbackOf(limited, 400)).toBe(1_83);
});

test('a value limit caps the amount', () => {
  const limited = { ...item, utilizarLimitadorValor: true, valorLimite: 2_00 };
  expect(cashbackOf(limited, 4)).toBe(1_83);
  expect(cashbackOf(limited, 5)).toBe(2_00);
});

test('a limit without its flag, or a null limit, has no effect', () => {
  expect(cashbackOf({ ...item, quantidadeLimite: 1, valorLimite: 1 }, 3)).toBe(1_37);
  const empty = { ...item, utilizarLimitadorQuantidade: true, utilizarLimitadorValor: true };
  expect(cashbackOf(empty, 3)).toBe(1_37);
});

test("the campaign's limit applies if the item has none", () => {
  expect(cashbackOf({ ...item, cashbackConfiguracao: campanha }, 400)).toBe(4_57);
  expect(cashbackLimites({ ...item, cashbackConfiguracao: campanha })).toEqual({
    quantidade: 10,
    valor: 5_00,
  });
});

test('the item’s own limits replace its campaign’s, each by itself, even if they are higher', () => {
  const own = {
    ...item,
    utilizarLimitadorQuantidade: true,
    quantidadeLimite: 20,
    cashbackConfiguracao: campanha,
  };
  expect(cashbackLimites(own)).toEqual({ quantidade: 20, valor: 5_00 });
  expect(cashbackOf(own, 400)).toBe(5_00);
  const both = { ...own, utilizarLimitadorValor: true, valorLimite: 50_00 };
  expect(cashbackOf(both, 400)).toBe(9_13);
});

test('a value or a limit below zero brings no cashback', () => {
  expect(cashbackOf({ ...item, valorCashbackItem: -100 }, 5)).toBe(0);
  expect(cashbackOf({ ...item, utilizarLimitadorQuantidade: true, quantidadeLimite: -1 }, 5)).toBe(0);
});
