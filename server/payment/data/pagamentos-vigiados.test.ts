import { expect, test } from 'vitest';
import { firstConsulta, isRecente, podeSerTardio } from './pagamentos-vigiados.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const criadoEm = at('15:00:00');

test('the provider is first asked for a Pix after 15 seconds, for a charge after 10 minutes', () => {
  expect(firstConsulta({ situacao: 'pendente', criadoEm })).toEqual(at('15:00:15'));
  expect(firstConsulta({ situacao: 'processando', criadoEm })).toEqual(at('15:10:00'));
});

test('a charge counts as recent for less than 10 minutes', () => {
  expect(isRecente({ criadoEm }, at('15:09:59.999'))).toBe(true);
  expect(isRecente({ criadoEm }, at('15:10:00'))).toBe(false);
});

test('a Pix may be reported paid up to an hour after it expires; one without an expiry never', () => {
  const expiraEm = at('15:30:00');
  expect(podeSerTardio({ expiraEm }, at('16:29:59.999'))).toBe(true);
  expect(podeSerTardio({ expiraEm }, at('16:30:00'))).toBe(false);
  expect(podeSerTardio({ expiraEm: null }, criadoEm)).toBe(false);
});
