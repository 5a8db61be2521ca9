import { expect, test } from 'vitest';
import { readNumeroNoFim } from './numero-no-fim.ts';

test.each([
  ['losartana 50 mg 10', 'losartana 50 mg', 10],
  ['losartana 50mg  120 ', 'losartana 50mg', 120],
  ['dipirona 500 10', 'dipirona 500', 10],
  ['amoxicilina + clavulanato 875/125 mg 7', 'amoxicilina + clavulanato 875/125 mg', 7],
  ['vitamina b12 30', 'vitamina b12', 30],
])('the number at the end of a name with its strength is told apart: %j', (text, nome, numero) => {
  expect(readNumeroNoFim(text)).toEqual({ nome, numero });
});

test.each([
  'paracetamol 750',
  'dipirona 10',
  'losartana 50 mg',
  'losartana 50 mg 30 cp',
  'losartana 50 mg c/ 30 10',
  'losartana 50 mg 0',
  'losartana 50 mg 2000',
  'amoxicilina 875 + 125',
  'amoxicilina 875 / 125',
])('a name without such a number has none: %j', (text) => {
  expect(readNumeroNoFim(text)).toBeNull();
});
