import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recebivel } from './extrato-cliente.ts';

test('a boleto id of 0, null or none means that the instalment has no boleto', () => {
  const { idBoleto } = recebivel.shape;
  expect([0, null, undefined, 80_001].map((wire) => z.decode(idBoleto, wire))).toEqual([
    null,
    null,
    null,
    80_001,
  ]);
  expect(z.safeDecode(idBoleto, -1).success).toBe(false);
});
