import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remask, type Typed } from './mask.ts';
import { documentMask, phoneMask, postalCodeMask } from './mask-document.ts';

const phone = phoneMask(13);

/** Reads a field drawn as text, with `|` for the caret. */
function read(drawn: string): Typed {
  return { value: drawn.replace('|', ''), caret: drawn.indexOf('|') };
}
const draw = ({ value, caret }: Typed): string => `${value.slice(0, caret)}|${value.slice(caret)}`;

test.each([
  ['1|', '1|'],
  ['1234|', '123.4|'],
  ['123.456.789-09|', '123.456.789-09|'],
  ['123.456.789-091|', '12.345.678/9091|'],
  ['12abc|', '12.ABC|'],
  ['12.abc.345/01de-35|', '12.ABC.345/01DE-35|'],
  [' 18.459.628/0001-15\t|', '18.459.628/0001-15|'],
  ['18.459.628/0001-1599|', '18.459.628/0001-15|'],
])('documentMask writes the tax id %s as %s', (typed, shown) => {
  expect(draw(remask(documentMask, read(typed)))).toBe(shown);
});

test('remask leaves the caret next to the same character', () => {
  expect(draw(remask(documentMask, read('1239|.456.789-0')))).toBe('123.9|45.678-90');
  expect(draw(remask(documentMask, read('|123.456')))).toBe('|123.456');
  expect(draw(remask(documentMask, read('123.456.7890|-0')))).toBe('123.456.789-0|0');
  expect(draw(remask(phone, read('(11) 98765-4|21')))).toBe('(11) 9876-54|21');
});

test('Backspace passes a mask sign, then deletes the character before it', () => {
  const passed = remask(phone, read('(11)| 98765-4321'));
  expect(draw(passed)).toBe('(11|) 98765-4321');
  expect(draw(remask(phone, read('(1|) 98765-4321')))).toBe('(1|9) 8765-4321');
});

test('Delete passes a mask sign, then deletes the character after it', () => {
  expect(draw(remask(phone, read('(11| 98765-4321'), true))).toBe('(11) |98765-4321');
  expect(draw(remask(phone, read('(11) |8765-4321'), true))).toBe('(11) |8765-4321');
});

test('phoneMask formats numbers by their length', () => {
  const shown = (digits: string) => phone.format(phone.bare(digits));
  expect(shown('1132654321')).toBe('(11) 3265-4321');
  expect(shown('11987654321')).toBe('(11) 98765-4321');
  expect(shown('+55 11 98765-4321')).toBe('+55 (11) 98765-4321');
  expect(shown('55119876543219')).toBe('+55 (11) 98765-4321');
  const long = phoneMask(20);
  expect(long.format(long.bare('55119876543219'))).toBe('55119876543219');
});

test('phoneMask drops the trunk prefix 0 before an area code', () => {
  const shown = (digits: string) => phone.format(phone.bare(digits));
  expect(shown('011 98765-4321')).toBe('(11) 98765-4321');
  expect(shown('+55 (011) 3265-4321')).toBe('+55 (11) 3265-4321');
  expect(shown('0')).toBe('');
  expect(shown('(55) 9900-0000')).toBe('(55) 9900-0000');
});

test('postalCodeMask formats eight digits and drops a ninth', () => {
  expect(draw(remask(postalCodeMask, read('013101009|')))).toBe('01310-100|');
});

test('masking again changes nothing and keeps the caret within the text', () => {
  const masks = [documentMask, postalCodeMask, phone];
  fc.assert(
    fc.property(
      fc.constantFrom(...masks),
      fc.string(),
      fc.nat(40),
      fc.boolean(),
      (mask, value, at, ahead) => {
        const once = remask(mask, { value, caret: Math.min(at, value.length) }, ahead);
        expect(once.caret).toBeLessThanOrEqual(once.value.length);
        expect(mask.bare(once.value)).toBe(mask.bare(value));
        expect(remask(mask, once, ahead)).toEqual(once);
      },
    ),
  );
});
