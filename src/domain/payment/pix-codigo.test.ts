import { expect, test } from 'vitest';
import { crc16, pixCodigo } from './pix-codigo.ts';

test('the check value is that of the catalogue of CRC algorithms', () => {
  expect(crc16('123456789')).toBe('29B1');
});

test("the codes that Banco Central's manual shows carry the check value we compute", () => {
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

test("a charge is the manual's dynamic code with its amount", () => {
  const body =
    '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd441' +
    '5204000053039865406123.455802BR5913Fulano de Tal6008Brasilia62070503***6304';
  expect(pixCodigo(cobranca)).toBe(body + crc16(body));
});

test('names are cut to the length that readers take, without accents', () => {
  const codigo = pixCodigo({
    ...cobranca,
    recebedor: 'Distribuidora São João Ação & Companhia',
    cidade: 'São José dos Campos',
  });
  expect(codigo).toContain('5925Distribuidora Sao Joao Ac6015Sao Jose dos Ca62');
});

test('an amount under one real keeps its zero', () => {
  expect(pixCodigo({ ...cobranca, valor: 5 })).toContain('54040.05');
});

test.each([0, -1, 1.5, Number.NaN])('%j is no amount', (valor) => {
  expect(() => pixCodigo({ ...cobranca, valor })).toThrow(RangeError);
});

test('an address that its field cannot say is refused', () => {
  expect(() => pixCodigo({ ...cobranca, local: 'x'.repeat(78) })).toThrow(RangeError);
});

test('signs that no reader takes become one blank, and none stands at an end', () => {
  const named = (recebedor: string) => /59\d\d(.*?)60\d\d/.exec(pixCodigo({ ...cobranca, recebedor }))?.[1];
  expect(named(' A__*B   C ')).toBe('A B C');
  expect(named(`${'a'.repeat(24)} bc`)).toBe('a'.repeat(24));
});

test('a check value begins with zeros where it is small', () => {
  const small = Array.from({ length: 500 }, (_, n) => crc16(String(n)));
  expect(small.every((crc) => /^[0-9A-F]{4}$/.test(crc))).toBe(true);
});

test('the error of a charge names its cause', () => {
  expect(() => pixCodigo({ ...cobranca, valor: 0 })).toThrow('a charge is of a positive number of cents');
  // 18 signs of the address's field are not its own: 77 are the most.
  expect(pixCodigo({ ...cobranca, local: 'x'.repeat(77) })).toContain('2699');
  expect(() => pixCodigo({ ...cobranca, local: 'x'.repeat(78) })).toThrow(
    'field 26 is longer than its length can say',
  );
});
