import { describe, expect, test } from 'vitest';
import type { TemaPersonalizado } from '#contract/content/tema.ts';
import { chooseTheme, hotsiteName, nextThemeChange } from './choose-theme.ts';

const tema = (
  id: number,
  tipo: number,
  rest: Partial<Pick<TemaPersonalizado, 'dataInicial' | 'dataFinal' | 'variosHotsite'>> = {},
): TemaPersonalizado => ({
  idTemaPersonalizado: id,
  temaPersonalizadoTipo: { idTemaPersonalizadoTipo: tipo },
  dataInicial: null,
  dataFinal: null,
  variosHotsite: [],
  imagemTema: null,
  parametros: [],
  ...rest,
});

const loja = tema(1, 1);
const campanha = tema(3, 2, { dataInicial: '2026-11-20', dataFinal: '2026-11-30' });
const natal = tema(4, 3, { variosHotsite: ['natal', 'Saúde da Mulher'] });
const reserva = tema(5, 8);
const outraLoja = tema(2, 1);
const passada = tema(6, 2, { dataInicial: '2026-01-01', dataFinal: '2026-01-31' });
const todas = [reserva, natal, loja, outraLoja, campanha, passada];

const during = new Date('2026-11-25T12:00:00-03:00');
const before = new Date('2026-10-01T12:00:00-03:00');
const idOf = (now: Date, path = '/', specificId: number | null = null, temas = todas) =>
  chooseTheme(temas, { now, path, specificId })?.idTemaPersonalizado ?? null;

describe('chooseTheme', () => {
  test('takes the specific theme first, if it has no end or today is within its dates', () => {
    expect(idOf(during, '/hotsite/natal', 2)).toBe(2);
    expect(idOf(during, '/', 3)).toBe(3);
    expect(idOf(during, '/hotsite/natal', 6)).toBe(4);
    expect(idOf(before, '/', 3)).toBe(1);
    expect(idOf(during, '/', 99)).toBe(3);
  });

  test('takes a specific theme without an end date before its start', () => {
    const endless = tema(7, 2, { dataInicial: '2030-01-01' });
    expect(idOf(during, '/', 7, [loja, endless])).toBe(7);
    expect(idOf(during, '/', null, [loja, endless])).toBe(1);
  });

  test('takes the theme of the hotsite in the path before a campaign', () => {
    expect(idOf(during, '/hotsite/natal')).toBe(4);
    expect(idOf(during, '/loja/Hotsite/NATAL/ofertas')).toBe(4);
    expect(idOf(during, '/hotsite/sa%C3%BAde%20da%20mulher')).toBe(4);
    expect(idOf(during, '/hotsite/pascoa')).toBe(3);
    expect(idOf(during, '/natal')).toBe(3);
  });

  test('takes a campaign from its first midnight to the end of its last day, in the business time zone', () => {
    expect(idOf(new Date('2026-11-20T02:59:59Z'))).toBe(1);
    expect(idOf(new Date('2026-11-20T03:00:00Z'))).toBe(3);
    expect(idOf(new Date('2026-12-01T02:59:59.999Z'))).toBe(3);
    expect(idOf(new Date('2026-12-01T03:00:00Z'))).toBe(1);
  });

  test('takes the campaign that started last when several are active', () => {
    const flash = tema(8, 2, {
      dataInicial: '2026-11-25T09:00:00-03:00',
      dataFinal: '2026-11-25T18:00:00-03:00',
    });
    expect(idOf(during, '/', null, [campanha, flash, loja])).toBe(8);
    expect(idOf(during, '/', null, [flash, campanha, loja])).toBe(8);
  });

  test("takes the store's first theme, then the fallback; otherwise returns null", () => {
    expect(idOf(before)).toBe(1);
    expect(idOf(before, '/', null, [reserva, passada])).toBe(5);
    expect(idOf(before, '/', null, [passada, natal])).toBe(null);
    expect(idOf(before, '/', null, [])).toBe(null);
  });

  test('treats an unreadable or empty date as no limit', () => {
    const odd = tema(9, 2, { dataInicial: 'ontem', dataFinal: '' });
    expect(idOf(during, '/', null, [loja, odd])).toBe(9);
  });
});

describe('hotsiteName', () => {
  test.each([
    ['/hotsite/natal', 'natal'],
    ['/x/hotsite/dia-das-maes/y', 'dia-das-maes'],
    ['/HOTSITE/Natal', 'Natal'],
    ['/hotsite/%E0%A4%A', '%E0%A4%A'],
    ['/hotsite', null],
    ['/hotsite/', null],
    ['/busca', null],
    ['/', null],
  ])('reads %s as %s', (path, name) => {
    expect(hotsiteName(path)).toBe(name);
  });
});

describe('nextThemeChange', () => {
  test('is the next start or the moment after the next end', () => {
    expect(nextThemeChange(todas, before)).toBe(Date.parse('2026-11-20T00:00:00-03:00'));
    expect(nextThemeChange(todas, during)).toBe(Date.parse('2026-12-01T00:00:00-03:00'));
    expect(nextThemeChange(todas, new Date('2027-01-01T00:00:00-03:00'))).toBe(null);
  });
});
