import { expect, test } from 'vitest';
import { empresaOf, numberOf, operacaoOf, origensDe, origensOf } from './parametros-empresa.ts';

const valores = (parametros: Readonly<Record<string, string>>) => new Map(Object.entries(parametros));

test('a number must be a whole number above 0', () => {
  expect(['1', '12', ' 7 '].map(numberOf)).toEqual([1, 12, 7]);
  for (const text of [undefined, '', '0', '-1', '1.5', 'x', '9007199254740993'])
    expect([text, numberOf(text)]).toEqual([text, undefined]);
});

test('origins are split at spaces, commas and semicolons, and invalid ones are left out', () => {
  expect(
    origensDe('https://a.example, http://b.example;https://*.c.example  https://d.example:8443'),
  ).toEqual(['https://a.example', 'http://b.example', 'https://*.c.example', 'https://d.example:8443']);
  expect(origensDe('https://a HTTPS://A-1.EXAMPLE')).toEqual(['https://a', 'HTTPS://A-1.EXAMPLE']);
  for (const text of [
    undefined,
    '',
    '*',
    'a.example',
    'ftp://a.example',
    'xhttps://a.example',
    'https://',
    'https://*',
    'https://-a.example',
    'https://a.example-',
    'https://a.example/path',
    'https://a.example:',
    'https://a.example:123456',
    'https://u@a.example',
    "https://a.example'unsafe-inline'",
  ])
    expect([text, origensDe(text)]).toEqual([text, []]);
});

test('an unset company has default names and no pictures', () => {
  const plain = {
    nomeEmpresaEcommerce: 'Maleta',
    nomeInstalacaoEcommerce: 'maleta',
    urlIconeEmpresa: null,
    urlImagemInstalacaoPequena: null,
    urlImagemInstalacaoGrande: null,
  };
  expect(empresaOf(valores({}))).toEqual(plain);
  expect(
    empresaOf(valores({ nomeEmpresaEcommerce: '', urlBasePortalEcommerce: ' ', ecommerceTitulo: '' })),
  ).toEqual(plain);
});

test('a company’s values are used without surrounding spaces', () => {
  expect(
    empresaOf(
      valores({
        nomeEmpresaEcommerce: 'Sul',
        nomeInstalacaoEcommerce: 'sul',
        urlIconeEmpresa: ' /a.png ',
        urlImagemInstalacaoPequena: '/192.png',
        urlImagemInstalacaoGrande: '/512.png',
        urlBasePortalEcommerce: ' https://sul.example ',
        ecommerceTitulo: 'Loja do Sul',
      }),
    ),
  ).toEqual({
    nomeEmpresaEcommerce: 'Sul',
    nomeInstalacaoEcommerce: 'sul',
    urlIconeEmpresa: '/a.png',
    urlImagemInstalacaoPequena: '/192.png',
    urlImagemInstalacaoGrande: '/512.png',
    urlBasePortalEcommerce: 'https://sul.example',
    ecommerceTitulo: 'Loja do Sul',
  });
});

test('a picture must come from this origin or a listed host with the same protocol', () => {
  const imagem = (urlIconeEmpresa: string, imagemHosts = 'https://img.example https://*.cdn.example') =>
    empresaOf(valores({ imagemHosts, urlIconeEmpresa })).urlIconeEmpresa;
  for (const url of [
    '/a.png',
    'https://img.example/a.png',
    'https://x.cdn.example/a.png',
    'https://x.y.cdn.example/a.png',
  ])
    expect(imagem(url)).toBe(url);
  expect(imagem('HTTPS://IMG.EXAMPLE/a.png')).toBe('https://img.example/a.png');
  expect(imagem('https://img.example/a.png', 'https://IMG.example')).toBe('https://img.example/a.png');
  for (const url of [
    'https://cdn.example/a.png',
    'https://evilcdn.example/a.png',
    'https://x.cdn.example.evil.example/a.png',
    'https://other.example/a.png',
    'http://img.example/a.png',
    'https://user@img.example/a.png',
    'https://:secret@img.example/a.png',
    '/a.png b',
    '//img.example/a.png',
    'x',
    '',
  ])
    expect([url, imagem(url)]).toEqual([url, null]);
  expect(imagem('https://img.example/a.png', '')).toBeNull();
});

test('analytics ids need the analytics parameter, and an invalid oldest version is ignored', () => {
  expect(operacaoOf(valores({}))).toEqual({ habilitarGoogleAnalytics: false });
  expect(operacaoOf(valores({ habilitarGoogleAnalytics: 'sim', versaoMinima: '1.2' }))).toEqual({
    habilitarGoogleAnalytics: false,
  });
  expect(
    operacaoOf(
      valores({
        habilitarGoogleAnalytics: 'true',
        codConteinerGoogleTagManager: 'GTM-ABC123',
        idGoogleAnalytics: 'G-ABC123',
        quantidadeMaximaItensPorVezGoogleAnalytics: '12',
        versaoMinima: '1.2.0',
      }),
    ),
  ).toEqual({
    habilitarGoogleAnalytics: true,
    codConteinerGoogleTagManager: 'GTM-ABC123',
    idGoogleAnalytics: 'G-ABC123',
    quantidadeMaximaItensPorVezGoogleAnalytics: 12,
    versaoMinima: '1.2.0',
  });
});

test('pages may load frames, pictures and analytics that parameters list', () => {
  expect(origensOf(valores({}))).toEqual({ frames: [], imagens: [], analise: false });
  expect(
    origensOf(
      valores({
        hotsiteFrameHosts: 'https://f.example',
        imagemHosts: 'https://i.example',
        habilitarGoogleAnalytics: 'true',
        idGoogleAnalytics: 'G-ABC123',
      }),
    ),
  ).toEqual({ frames: ['https://f.example'], imagens: ['https://i.example'], analise: true });
});
