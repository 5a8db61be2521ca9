import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigit } from '#lib/gtin.ts';
import { scannedCodigo, readCodigoLido } from './codigo-lido.ts';

const EAN = '7896422507059';
const CARTON = '17896422507056';
const GS = '\u001d';
const ANO = 2026;

const read = (text: string) => readCodigoLido(text, ANO);
const unit = (ean: string, more: object = {}) => ({
  ok: true,
  value: { ean, caixa: null, lote: null, validade: null, ...more },
});

test('a bar code of any length is the unit’s EAN as catalogues write it', () => {
  expect(read(EAN)).toEqual(unit(EAN));
  expect(read(` 789 6422-507059 `)).toEqual(unit(EAN));
  expect(read(`]E0${EAN}`)).toEqual(unit(EAN));
  expect(read(`0${EAN}`)).toEqual(unit(EAN));
  expect(read('036000291452')).toEqual(unit('0036000291452'));
  expect(read('12345670')).toEqual(unit('12345670'));
  expect(read('00000012345670')).toEqual(unit('12345670'));
});

test('the code of a shipping carton names the unit inside, with the unit’s own check digit', () => {
  expect(read(CARTON)).toEqual(unit(EAN, { caixa: CARTON }));
  expect(read(`(01)${CARTON}(10)L1`)).toEqual(unit(EAN, { caixa: CARTON, lote: 'L1' }));
});

test('a wrong check digit, a variable measure and any other text are errors', () => {
  expect(read('7896422507050')).toEqual({ ok: false, error: 'digito' });
  expect(read('(01)07896422507050')).toEqual({ ok: false, error: 'digito' });
  expect(read(`9${'7896422507059'.slice(0, 12)}${checkDigit('9789642250705')}`)).toEqual({
    ok: false,
    error: 'formato',
  });
  for (const text of [
    '',
    '123',
    'https://example.com/01',
    'AB-0012',
    '17270430',
    `17270430${GS}10AB`,
    '(10)AB',
  ])
    expect(read(text).ok, text).toBe(false);
});

test('a DataMatrix gives the EAN, the lot and the validity, in any order and after any other element', () => {
  const whole = unit(EAN, { lote: 'AB12', validade: '2027-04-30' });
  expect(read(`]d2010${EAN}1727043010AB12`)).toEqual(whole);
  expect(read(`${GS}010${EAN}10AB12${GS}17270430`)).toEqual(whole);
  expect(read(`010${EAN}7131234567890123${GS}21SERIAL01${GS}1727043010AB12`)).toEqual(whole);
  expect(read(`(01)0${EAN}(713)1234567890123(21)SER(17)270430(10)AB12`)).toEqual(whole);
});

test('a validity with the day 00 ends with its month, and one that does not exist is left out', () => {
  const validade = (text: string) => {
    const code = read(`(01)0${EAN}(17)${text}`);
    return code.ok ? code.value.validade : undefined;
  };
  expect([validade('280200'), validade('270200'), validade('271200')]).toEqual([
    '2028-02-29',
    '2027-02-28',
    '2027-12-31',
  ]);
  expect([validade('271301'), validade('270230'), validade('270001'), validade('27043')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([validade('770101'), validade('760101')]).toEqual(['1977-01-01', '2076-01-01']);
});

test('a lot that ran into the next element is left out, the EAN stays', () => {
  expect(read(`010${EAN}10AB12345621ABCDEFGHIJKLMNOP`)).toEqual(unit(EAN));
});

test('an element that is cut short, or no identifier, makes the text no code', () => {
  for (const text of [`010${EAN}1727`, `010${EAN}${GS}AB`, '0107896422', `x(01)0${EAN}`])
    expect(read(text)).toEqual({ ok: false, error: 'formato' });
});

test('a text as only readers write it gives its EAN, a plain bar code and words do not', () => {
  expect(scannedCodigo(`]d2010${EAN}1727043010AB12`)?.ean).toBe(EAN);
  expect(scannedCodigo(` (01)0${EAN} `)?.ean).toBe(EAN);
  expect(scannedCodigo(`010${EAN}`)?.ean).toBe(EAN);
  expect(scannedCodigo(`]d217270430010${EAN}`)?.ean).toBe(EAN);
  expect(scannedCodigo(`]E0${EAN}`)?.ean).toBe(EAN);
  for (const text of [EAN, CARTON, '0100 mg', '(01)', `]d2010${EAN}17`, 'dipirona (01)', '01078964225070591'])
    expect(scannedCodigo(text), text).toBeNull();
});

const body13 = fc.stringMatching(/^[1-9]\d{11}$/);
const lot = fc.stringMatching(/^[A-Z0-9]{1,20}$/);
const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2070-12-31'), noInvalidDate: true });

test('every EAN-13 with its check digit is read, and no other last digit is', () => {
  fc.assert(
    fc.property(body13, fc.integer({ min: 1, max: 9 }), (body, off) => {
      const ean = `${body}${checkDigit(body)}`;
      expect(read(ean)).toEqual(unit(ean));
      const wrong = `${body}${(checkDigit(body) + off) % 10}`;
      expect(read(wrong)).toEqual({ ok: false, error: 'digito' });
    }),
  );
});

test('EAN, lot and validity come back from any order and form of their elements', () => {
  const order = fc.constantFrom('01 17 10', '01 10 17', '17 01 10', '10 17 01', '10 01 17', '17 10 01');
  fc.assert(
    fc.property(fc.tuple(body13, lot, day, lot), order, (said, ais) => {
      const [body, lote, date, serial] = said;
      const ean = `${body}${checkDigit(body)}`;
      const validade = date.toISOString().slice(0, 10);
      const values: Record<string, string> = {
        '01': `0${ean}`,
        10: lote,
        17: validade.slice(2).replaceAll('-', ''),
      };
      const elements = [...ais.split(' '), '21'].map((ai) => [ai, values[ai] ?? serial] as const);
      const sent = elements.map(([ai, value]) => `${ai}${value}${ai === '10' ? GS : ''}`).join('');
      const shown = elements.map(([ai, value]) => `(${ai})${value}`).join('');
      const expected = unit(ean, { lote, validade });
      expect(read(`]d2${sent}`)).toEqual(expected);
      expect(read(`${GS}${sent}`)).toEqual(expected);
      expect(read(shown)).toEqual(expected);
    }),
  );
});

const text = fc.string({ unit: fc.constantFrom(GS, ...'](d)01723456789AZ'.split('')), maxLength: 60 });

test('no text breaks the reading', () => {
  fc.assert(
    fc.property(text, (given) => {
      const code = read(given);
      if (code.ok) expect(code.value.ean).toMatch(/^(?:\d{8}|\d{13})$/);
    }),
  );
});
