import { expect, test } from 'vitest';
import { crc16, pixCodigo } from './pix-codigo.ts';

test('crc16 gives the check value of the catalogue of CRC algorithms', () => {
  expect(crc16('123456789')).toBe('29B1');
});

test("crc16 gives the check values of the codes in Banco Central's manual", () => {
  const shown = [
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4',
  ];
  for (const codigo of shown) expect(crc16(codigo.slice(0, -4))).toBe(codigo.slice(-4));
});

const cobranca = {
  local: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
  valor: 123_45,
  recebedor: 'Fulano de Tal',
  cidade: 'Brasília',
};

test("pixCodigo is the manual's dynamic code with its amount", () => {
  const body =
    '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd441' +
    '5204000053039865406123.455802BR5913Fulano de Tal6008Brasilia62070503***6304';
  expect(pixCodigo(cobranca)).toBe(body + crc16(body));
});

test('pixCodigo cuts names to the length that readers accept, and drops accents', () => {
  const codigo = pixCodigo({
    ...cobranca,
    recebedor: 'Distribuidora São João Ação & Companhia',
    cidade: 'São José dos Campos',
  });
  expect(codigo).toContain('5925Distribuidora Sao Joao Ac6015Sao Jose dos Ca62');
});

test('pixCodigo keeps the zero of an amount under one real', () => {
  expect(pixCodigo({ ...cobranca, valor: 5 })).toContain('54040.05');
});

test.each([0, -1, 1.5, Number.NaN])('pixCodigo throws a RangeError for the amount %j', (valor) => {
  expect(() => pixCodigo({ ...cobranca, valor })).toThrow(RangeError);
});

test('pixCodigo throws a RangeError for an address longer than its field', () => {
  expect(() => pixCodigo({ ...cobranca, local: 'x'.repeat(78) })).toThrow(RangeError);
});

test('pixCodigo replaces signs that readers reject by one blank, and trims the name', () => {
  const named = (recebedor: string) => /59\d\d(.*?)60\d\d/.exec(pixCodigo({ ...cobranca, recebedor }))?.[1];
  expect(named(' A__*B   C ')).toBe('A B C');
  expect(named(`${'a'.repeat(24)} bc`)).toBe('a'.repeat(24));
});

test('crc16 keeps the leading zeros of a small value', () => {
  const small = Array.from({ length: 500 }, (_, n) => crc16(String(n)));
  expect(small.every((crc) => /^[0-9A-F]{4}$/.test(crc))).toBe(true);
});

test('pixCodigo names the cause in its error', () => {
  expect(() => pixCodigo({ ...cobranca, valor: 0 })).toThrow('a charge is of a positive number of cents');
  // 22 of the field's 99 characters are not the address: 77 remain.
  expect(pixCodigo({ ...cobranca, local: 'x'.repeat(77) })).toContain('2699');
  expect(() => pixCodigo({ ...cobranca, local: 'x'.repeat(78) })).toThrow(
    'field 26 is longer than its length can say',
  );
});
