import { expect, test } from 'vitest';
import { TIPO_BIOLOGICO, TIPO_GENERICO, TIPO_SIMILAR } from './codes.ts';
import { marcaOf, shortLaboratorio } from './marcas.ts';

test('laboratory is named as buyers name it', () => {
  expect(shortLaboratorio('EMS S/A')).toBe('EMS');
  expect(shortLaboratorio('ACHÉ LABORATÓRIOS FARMACÊUTICOS S.A')).toBe('Aché');
  expect(shortLaboratorio('SANOFI MEDLEY FARMACÊUTICA LTDA.')).toBe('Medley');
  expect(shortLaboratorio('BRISTOL-MYERS SQUIBB FARMACÊUTICA LTDA')).toBe('Bristol-Myers Squibb');
  expect(shortLaboratorio('PRATI DONADUZZI & CIA LTDA')).toBe('Prati Donaduzzi');
});

test('generics and similars are brands of their own', () => {
  const laboratorio = 'EMS S/A';
  expect(marcaOf({ laboratorio, tipo: TIPO_GENERICO }).nome).toBe('EMS Genéricos');
  expect(marcaOf({ laboratorio, tipo: TIPO_SIMILAR }).nome).toBe('EMS Similares');
  expect(marcaOf({ laboratorio, tipo: TIPO_BIOLOGICO }).nome).toBe('EMS');
});
