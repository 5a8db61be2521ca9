import { expect, test } from 'vitest';
import { lerDias } from './guardar.ts';

test('the validity is a whole number of days from 1 to 30', () => {
  expect(lerDias(' 30 ')).toEqual({ dias: 30 });
  for (const wrong of ['', '0', '31', '7,5', '-1', 'sete'])
    expect(lerDias(wrong)).toEqual({ erro: 'Informe de 1 a 30 dias.' });
});
