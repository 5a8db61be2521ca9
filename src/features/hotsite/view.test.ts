import { expect, test } from 'vitest';
import type { Hotsite } from '#contract/content/hotsite.ts';
import { hotsiteConteudo, mayFrame, staysOpen } from './view.ts';

const hotsite = (change: Partial<Hotsite>): Hotsite => ({
  idHotsite: 1,
  idTipoConteudo: 2,
  html: '<p>Olá</p>',
  somenteLogado: false,
  ...change,
});

test('type 1 is a page in a frame, any other type is html', () => {
  expect(hotsiteConteudo(hotsite({ idTipoConteudo: 1, url: 'https://a.example/x' }))).toEqual({
    kind: 'quadro',
    url: 'https://a.example/x',
  });
  for (const idTipoConteudo of [2, 3, 9]) {
    expect(hotsiteConteudo(hotsite({ idTipoConteudo }))).toEqual({ kind: 'html', html: '<p>Olá</p>' });
  }
});

test.each([
  { html: ' ' },
  { html: null },
  { idTipoConteudo: 1, url: null },
  { idTipoConteudo: 1, url: 'javascript:alert(1)' },
  { idTipoConteudo: 1, url: 'data:text/html,x' },
  { idTipoConteudo: 1, url: '/relative' },
])('%j is empty', (change) => {
  expect(staysOpen(hotsite(change), false)).toBe(false);
});

test('a login-only hotsite stays for a user and leaves a visitor; none leaves both', () => {
  const own = hotsite({ somenteLogado: true });
  expect([staysOpen(own, false), staysOpen(own, true)]).toEqual([true, false]);
  expect([staysOpen(null, false), staysOpen(hotsite({}), true)]).toEqual([false, true]);
});

test('only pages of the named origins may be framed', () => {
  const hosts = ['https://a.example', 'https://*.b.example', 'http://127.0.0.1:4000'];
  const may = (url: string) => mayFrame(url, hosts);
  expect([may('https://a.example/x?y'), may('https://x.b.example/'), may('http://127.0.0.1:4000/')]).toEqual([
    true,
    true,
    true,
  ]);
  const foreign = [
    'http://a.example/',
    'https://a.example:8443/',
    'https://a.example.evil.example/',
    'https://b.example/',
    'https://evilb.example/',
    'http://127.0.0.1:4001/',
  ];
  expect(foreign.filter(may)).toEqual([]);
  expect(mayFrame('https://a.example/', ['nonsense'])).toBe(false);
});
