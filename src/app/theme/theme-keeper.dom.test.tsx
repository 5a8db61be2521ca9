import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultarTemas, type TemaPersonalizado } from '#contract/content/tema.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { refreshThemes, showKeptThemes, shownTheme, showTheme } from './theme-keeper.ts';

const server = fakeServer();

/** The variable of a theme's header colour. */
const HEADER = '--maleta-header-background';
const PARAMETER = 461;
const WINE = '#7d1650';

const tema = (id: number, tipo: number, part: Partial<TemaPersonalizado> = {}): TemaPersonalizado => ({
  idTemaPersonalizado: id,
  temaPersonalizadoTipo: { idTemaPersonalizadoTipo: tipo },
  dataInicial: null,
  dataFinal: null,
  variosHotsite: [],
  imagemTema: null,
  parametros: [],
  ...part,
});
const WITH_WINE = [{ parametroTipo: { idParametroTipo: PARAMETER }, valor: WINE }];

const ground = () => document.documentElement.style.getPropertyValue(HEADER);
const warned = vi.spyOn(console, 'warn');
afterAll(() => {
  warned.mockRestore();
});

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.parse('2026-11-20T12:00:00Z'),
  });
  warned.mockReset().mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.useRealTimers();
  localStorage.clear();
  server.reply(consultarTemas, []);
  await refreshThemes();
  showTheme();
});

test('a campaign’s colours come and go at their moments while the page is open', async () => {
  const campaign = { dataInicial: '2026-11-20T12:00:06Z', dataFinal: '2026-11-20T12:00:12Z' };
  server.reply(consultarTemas, [tema(1, 1), tema(3, 2, { ...campaign, parametros: WITH_WINE })]);
  localStorage.setItem('GSTemas', '[]');
  await refreshThemes();
  expect(shownTheme()?.idTemaPersonalizado).toBe(1);
  expect(ground()).toBe('');
  vi.advanceTimersByTime(6000);
  expect(shownTheme()?.idTemaPersonalizado).toBe(3);
  expect(ground()).toBe(WINE);
  vi.advanceTimersByTime(6100);
  expect(shownTheme()?.idTemaPersonalizado).toBe(1);
  expect(ground()).toBe('');
});

test('a page that slept through the beginning of a campaign shows its colours when it becomes visible again', async () => {
  showKeptThemes();
  const campaign = { dataInicial: '2026-11-20T13:00:00Z', dataFinal: '2026-11-21T13:00:00Z' };
  server.reply(consultarTemas, [tema(1, 1), tema(3, 2, { ...campaign, parametros: WITH_WINE })]);
  localStorage.setItem('GSTemas', '[]');
  await refreshThemes();
  vi.setSystemTime(Date.parse('2026-11-20T14:00:00Z'));
  expect(ground()).toBe('');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ground()).toBe(WINE);
});

test('unreadable stored themes cost only the colours, and are stored again in full', async () => {
  localStorage.setItem('GSTemas', '{"torn');
  expect(showKeptThemes()).toBe(false);
  expect(document.documentElement.style).toHaveLength(0);
  server.reply(consultarTemas, [tema(1, 1, { parametros: WITH_WINE })]);
  await refreshThemes();
  await soon(() => expect(ground()).toBe(WINE));
  expect(localStorage.getItem('GSTemas')).toMatch(/^\[\{/);
});

test('an installation without a theme keeps the built-in colours and warns the developer', async () => {
  server.reply(consultarTemas, []);
  await refreshThemes();
  expect(document.documentElement.style).toHaveLength(0);
  expect(warned.mock.calls.flat().join(' ')).toContain('no theme');
});

test('themes that the server does not send leave the stored ones in place', async () => {
  server.reply(consultarTemas, [tema(1, 1, { parametros: WITH_WINE })]);
  localStorage.setItem('GSTemas', '[]');
  await refreshThemes();
  server.silence(consultarTemas);
  await refreshThemes();
  expect(ground()).toBe(WINE);
});

test('a hotsite has its own colours only while it is open', async () => {
  const hotsite = { variosHotsite: ['verao-da-saude'], parametros: WITH_WINE };
  server.reply(consultarTemas, [tema(1, 1), tema(5, 3, hotsite)]);
  localStorage.setItem('GSTemas', '[]');
  await refreshThemes();
  showTheme('/hotsite/verao-da-saude');
  expect(ground()).toBe(WINE);
  showTheme('/');
  expect(ground()).toBe('');
});
