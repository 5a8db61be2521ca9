import { expect, test } from 'vitest';
import { tituloDaLoja, toManifest } from './instalacao.ts';

const EMPRESA = {
  nomeEmpresaEcommerce: 'Distribuidora Sul',
  nomeInstalacaoEcommerce: 'Sul',
  urlIconeEmpresa: null,
};

test('the manifest is the company’s, in the colours of the brand, as an app of its own', () => {
  expect(toManifest(EMPRESA)).toMatchObject({
    id: '/',
    name: 'Distribuidora Sul',
    short_name: 'Sul',
    start_url: '/',
    display: 'standalone',
    theme_color: '#32307B',
    background_color: '#D99424',
  });
});

test('without icons of the company the app’s own stand in', () => {
  expect(toManifest(EMPRESA).icons).toEqual([
    { src: '/icons/64.png', sizes: '64x64', type: 'image/png', purpose: 'any' },
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});

test('a company’s icons take the place of the app’s, each where it is given', () => {
  const { icons } = toManifest({
    ...EMPRESA,
    urlIconeEmpresa: '/loja/marca.svg',
    urlImagemInstalacaoGrande: 'https://img.sul.example/grande.webp?v=2',
  });
  expect(icons).toEqual([
    { src: '/loja/marca.svg', sizes: '64x64', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'https://img.sul.example/grande.webp?v=2', sizes: '512x512', type: 'image/webp', purpose: 'any' },
  ]);
});

test('the title names the company, unless it has a title of its own', () => {
  expect(tituloDaLoja(EMPRESA)).toBe('Loja - Distribuidora Sul');
  expect(tituloDaLoja({ ...EMPRESA, ecommerceTitulo: '' })).toBe('Loja - Distribuidora Sul');
  expect(tituloDaLoja({ ...EMPRESA, ecommerceTitulo: 'Sul Online' })).toBe('Sul Online');
});

test('the manifest says in Portuguese what the app is and where it begins and ends', () => {
  expect(toManifest(EMPRESA)).toMatchObject({
    description: 'Pedidos para farmácias, com ou sem sinal.',
    lang: 'pt-BR',
    scope: '/',
    categories: ['business', 'medical', 'shopping'],
  });
});

test('an icon’s type goes by the end of its name, and is left out where that says nothing', () => {
  const typeOf = (urlIconeEmpresa: string) => toManifest({ ...EMPRESA, urlIconeEmpresa }).icons[0];
  const icon = { sizes: '64x64', purpose: 'any' };
  expect(typeOf('/a.jpg')).toEqual({ ...icon, src: '/a.jpg', type: 'image/jpeg' });
  expect(typeOf('/a.JPEG#x')).toEqual({ ...icon, src: '/a.JPEG#x', type: 'image/jpeg' });
  expect(Object.keys(typeOf('/icone') ?? {})).not.toContain('type');
  expect(Object.keys(typeOf('/icone.bmp') ?? {})).not.toContain('type');
});
