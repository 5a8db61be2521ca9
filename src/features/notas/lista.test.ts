import { expect, test } from 'vitest';
import { notaSample } from '#domain/invoices/nota-sample.ts';
import { FILTRO_INICIAL, type Filtro } from './filtro.ts';
import { asksServer, listNotas } from './lista.ts';

const NOTAS = [
  notaSample(1, { numero: '99', data: '2026-11-20T10:00:00-03:00' }),
  notaSample(2, { numero: '100', data: '2026-10-01T10:00:00-03:00' }),
  notaSample(3, { numero: '101', data: '2026-10-01T10:00:00-03:00' }),
  notaSample(4, { numero: '000007', data: '2025-12-31T23:59:59-03:00' }),
];

const ids = (part: Partial<Filtro>) =>
  listNotas(NOTAS, { ...FILTRO_INICIAL, ...part }).map(({ titulo }) => titulo.idTitulo);

test('each order: by date, then by number as a number', () => {
  expect(ids({})).toEqual([4, 2, 3, 1]);
  expect(ids({ ordem: '2' })).toEqual([1, 3, 2, 4]);
  expect(ids({ ordem: '3' })).toEqual([1, 2, 3, 4]);
  expect(ids({ ordem: '4' })).toEqual([4, 3, 2, 1]);
});

test('year, month and number narrow together; zeros before a number say nothing', () => {
  expect(ids({ ano: 2025 })).toEqual([4]);
  expect(ids({ ano: 2026, mes: 10 })).toEqual([2, 3]);
  expect(ids({ numero: '7' })).toEqual([4]);
  expect(ids({ numero: '0100' })).toEqual([2]);
  expect(ids({ numero: '10' })).toEqual([]);
  expect(ids({ numero: '100', ano: 2025 })).toEqual([]);
});

test('an invoice that both device and server told of stands once', () => {
  expect(listNotas([...NOTAS, ...NOTAS], FILTRO_INICIAL)).toHaveLength(4);
});

test('the server is asked for invoices that the device does not keep', () => {
  const desde = '2026-08-24';
  const asks = (part: Partial<Filtro>) => asksServer({ ...FILTRO_INICIAL, ...part }, desde);
  expect(asks({})).toBe(false);
  expect(asks({ ano: 2026, mes: 9 })).toBe(false);
  expect(asks({ ano: 2026, mes: 9, numero: '1' })).toBe(false);
  expect(asks({ ano: 2026, mes: 8 })).toBe(true);
  expect(asks({ ano: 2026 })).toBe(true);
  expect(asks({ ano: 2025, mes: 12 })).toBe(true);
  expect(asks({ numero: '1' })).toBe(true);
});

test('5,000 invoices are filtered and sorted well within a frame or two', () => {
  const many = Array.from({ length: 5000 }, (_, n) =>
    notaSample(n + 1, {
      numero: String((n * 7919) % 900_000),
      data: `2026-11-${10 + (n % 13)}T10:00:00-03:00`,
    }),
  );
  const begun = performance.now();
  expect(listNotas(many, { ...FILTRO_INICIAL, ordem: '4' })).toHaveLength(5000);
  // 100 ms on a device four times slower; far more than it takes, so that a busy machine does not fail it.
  expect(performance.now() - begun).toBeLessThan(100);
});
