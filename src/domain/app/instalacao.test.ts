import { expect, test } from 'vitest';
import { tituloDaLoja, toManifest } from './instalacao.ts';

const EMPRESA = {
  nomeEmpresaEcommerce: 'Distribuidora Sul',
  nomeInstalacaoEcommerce: 'Sul',
  urlIconeEmpresa: null,
};

test('toManifest has the company’s name, the brand’s colours and a stable id', () => {
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

test('toManifest uses the app’s own icons if the company has none', () => {
  expect(toManifest(EMPRESA).icons).toEqual([
    { src: '/icons/64.png', sizes: '64x64', type: 'image/png', purpose: 'any' },
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});

test('toManifest replaces each icon that the company provides', () => {
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

test('tituloDaLoja names the company, unless the company has its own title', () => {
  expect(tituloDaLoja(EMPRESA)).toBe('Loja - Distribuidora Sul');
  expect(tituloDaLoja({ ...EMPRESA, ecommerceTitulo: '' })).toBe('Loja - Distribuidora Sul');
  expect(tituloDaLoja({ ...EMPRESA, ecommerceTitulo: 'Sul Online' })).toBe('Sul Online');
});

test('toManifest describes the app and its scope in Portuguese', () => {
  expect(toManifest(EMPRESA)).toMatchObject({
    description: 'Pedidos para farmácias, com ou sem sinal.',
    lang: 'pt-BR',
    scope: '/',
    categories: ['business', 'medical', 'shopping'],
  });
});

test('lists of products and their pictures that another app shares, and lists that are opened, come to one page', () => {
  const { share_target, file_handlers } = toManifest(EMPRESA);
  expect(share_target).toMatchObject({
    action: '/compartilhado',
    method: 'POST',
    params: { text: 'texto', files: [{ name: 'arquivo' }] },
  });
  expect(share_target.params.files[0]?.accept).toEqual([
    'text/csv',
    '.csv',
    'text/plain',
    '.txt',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    '.xlsx',
    'image/*',
  ]);
  expect(file_handlers.flatMap(({ accept }) => Object.keys(accept))).not.toContain('image/*');
  expect(file_handlers.map(({ action }) => action)).toEqual(['/compartilhado']);
});

test('an icon’s type follows its file extension, and is omitted if that is unknown', () => {
  const typeOf = (urlIconeEmpresa: string) => toManifest({ ...EMPRESA, urlIconeEmpresa }).icons[0];
  const icon = { sizes: '64x64', purpose: 'any' };
  expect(typeOf('/a.jpg')).toEqual({ ...icon, src: '/a.jpg', type: 'image/jpeg' });
  expect(typeOf('/a.JPEG#x')).toEqual({ ...icon, src: '/a.JPEG#x', type: 'image/jpeg' });
  expect(Object.keys(typeOf('/icone') ?? {})).not.toContain('type');
  expect(Object.keys(typeOf('/icone.bmp') ?? {})).not.toContain('type');
});
