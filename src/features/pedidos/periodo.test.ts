import { expect, test } from 'vitest';
import { maisDias, periodoFrase, periodoNome } from './periodo.ts';

const HOJE = '2026-11-22';
const dias = (de: string, ate = HOJE, numero = '') => ({ numero, de, ate });

test.each([
  ['2026-11-15', HOJE, 'Últimos 7 dias', 'A lista mostra os últimos 7 dias. '],
  ['2026-10-23', HOJE, 'Últimos 30 dias', 'A lista mostra os últimos 30 dias. '],
  ['2026-11-14', HOJE, '14/11/2026 a 22/11/2026', 'A lista mostra de 14/11/2026 a 22/11/2026. '],
  ['2026-11-15', '2026-11-21', '15/11/2026 a 21/11/2026', 'A lista mostra de 15/11/2026 a 21/11/2026. '],
])('the days from %s to %s read %s', (de, ate, nome, frase) => {
  expect(periodoNome(dias(de, ate), HOJE)).toBe(nome);
  expect(periodoFrase(dias(de, ate), HOJE)).toBe(frase);
});

test('a search by number is of any day, and names none', () => {
  expect(periodoNome(dias('2026-11-15', HOJE, '7'), HOJE)).toBeNull();
  expect(periodoFrase(dias('2026-11-15', HOJE, '7'), HOJE)).toBe('');
  expect(maisDias(dias('2026-11-15', HOJE, '7'), HOJE)).toBeNull();
});

test('90 days are offered where they hold more than the days on screen', () => {
  expect(maisDias(dias('2026-11-15'), HOJE)).toEqual({ de: '2026-08-24', ate: HOJE });
  expect(maisDias(dias('2026-08-24'), HOJE)).toBeNull();
  expect(maisDias(dias('2026-01-01', '2026-01-02'), HOJE)).toBeNull();
});
