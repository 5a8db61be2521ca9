import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const GOOGLE = /google/;

describe('the portal’s identity, and the sources its pages may load on $name', () => {
  let database: TestDatabase;
  let api: Api;
  let dist: string;
  let now = Date.parse('2026-11-22T12:00:00Z');

  const set = async (parametros: Readonly<Record<string, string>>) => {
    const values = Object.entries(parametros).map(([nome, valor]) => ({ nome, valor }));
    await database.db
      .insertInto('parametro')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('nome').doUpdateSet((e) => ({ valor: e.ref('excluded.valor') })),
      )
      .execute();
    // A header is read again after a while, not for each page.
    now += 60_000;
  };
  const parametros = async () => (await api.nobody.get('/parametros')).body as unknown as object;
  const manifest = async () => api.app.inject({ url: '/manifest.webmanifest' });
  const policyOf = async (one: Api): Promise<string> => {
    const { headers } = await one.app.inject({ url: '/', headers: { accept: 'text/html' } });
    return String(headers['content-security-policy']);
  };
  /** The policy of a server that starts now: a running one reads the parameters after its responses. */
  const policy = async (): Promise<string> => {
    const fresh = await openApi(database, { dist });
    const found = await policyOf(fresh);
    await fresh.close();
    return found;
  };
  const directive = async (name: string): Promise<string> =>
    (await policy()).split(';').find((one) => one.startsWith(`${name} `)) ?? 'absent';

  beforeAll(async () => {
    dist = mkdtempSync(path.join(tmpdir(), 'maleta-dist-'));
    mkdirSync(path.join(dist, 'one'));
    writeFileSync(path.join(dist, 'one', 'index.html'), '<title>Maleta</title>');
    writeFileSync(path.join(dist, 'one', 'manifest.webmanifest'), '{"name":"of the build"}');
    writeFileSync(path.join(dist, 'current.json'), '{"buildId":"one"}');
    database = await openTestDatabase();
    api = await openApi(database, { dist, clock: () => new Date(now) });
  });
  beforeEach(() => database.reset());
  afterAll(async () => {
    await api.close();
    await database.close();
    rmSync(dist, { recursive: true });
  });

  test('the manifest is the company’s and not the build’s, and is revalidated each time', async () => {
    await set({ nomeEmpresaEcommerce: 'Distribuidora Sul', nomeInstalacaoEcommerce: 'Sul' });
    const answer = await manifest();
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toMatchObject({
      name: 'Distribuidora Sul',
      short_name: 'Sul',
      theme_color: '#32307B',
      background_color: '#D99424',
      display: 'standalone',
    });
    await set({ urlImagemInstalacaoPequena: '/loja/192.png' });
    expect((await manifest()).json<{ icons: { src: string }[] }>().icons.map(({ src }) => src)).toEqual([
      '/icons/64.png',
      '/loja/192.png',
      '/icons/512.png',
    ]);
  });

  test('an icon from a host that is not allowed is never published', async () => {
    const refused = [
      'https://evil.example/a.png',
      '//evil.example/a.png',
      '/\\evil.example/a.png',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      'http://img.sul.example/a.png',
      'https://img.sul.example:8443/a.png',
      'https://user:pass@img.sul.example/a.png',
      'https://img.sul.example.evil.example/a.png',
    ];
    for (const urlIconeEmpresa of refused) {
      await set({ imagemHosts: 'https://img.sul.example', urlIconeEmpresa });
      expect([urlIconeEmpresa, await parametros()]).toMatchObject([
        urlIconeEmpresa,
        { urlIconeEmpresa: null },
      ]);
    }
    await set({ urlIconeEmpresa: 'https://img.sul.example/a.png' });
    expect(await parametros()).toMatchObject({ urlIconeEmpresa: 'https://img.sul.example/a.png' });
    expect(await directive('img-src')).toBe("img-src 'self' data: https://img.sul.example");
  });

  test('the policy allows the tag manager only if a parameter enables it with an id', async () => {
    expect(await policy()).not.toMatch(GOOGLE);
    await set({ habilitarGoogleAnalytics: 'true' });
    expect(await policy()).not.toMatch(GOOGLE);
    await set({ codConteinerGoogleTagManager: 'https://evil.example; script-src *' });
    expect(await policy()).not.toMatch(/google|evil/);
    await set({ codConteinerGoogleTagManager: 'GTM-ABC123' });
    expect(await directive('script-src')).toBe("script-src 'self' https://www.googletagmanager.com");
    expect(await directive('connect-src')).toContain('https://*.google-analytics.com');
    expect(await parametros()).toMatchObject({
      habilitarGoogleAnalytics: true,
      codConteinerGoogleTagManager: 'GTM-ABC123',
    });
    await set({ habilitarGoogleAnalytics: 'false' });
    expect(await policy()).not.toMatch(GOOGLE);
  });

  test('the policy of a running server follows the parameters after its responses', async () => {
    await set({ imagemHosts: 'https://img.norte.example' });
    await expect.poll(() => policyOf(api)).toContain("img-src 'self' data: https://img.norte.example");
  });

  test('the home page has ten products in a showcase and empty frames unless the parameters say otherwise', async () => {
    await database.db.deleteFrom('parametro').execute();
    expect(await parametros()).toEqual({
      nomeEmpresaEcommerce: 'Maleta',
      nomeInstalacaoEcommerce: 'maleta',
      urlIconeEmpresa: null,
      urlImagemInstalacaoPequena: null,
      urlImagemInstalacaoGrande: null,
      habilitarGoogleAnalytics: false,
      versaoContrato: expect.any(String),
      qtdMaxProdutosVitrine: 10,
      htmlRodapePortal: '',
      htmlRodapeCarrinho: '',
      hotsiteFrameHosts: [],
    });
    await set({
      qtdMaxProdutosVitrine: '6',
      htmlRodapePortal: '<p>Fim</p>',
      htmlRodapeCarrinho: '<p>Frete</p>',
      hotsiteFrameHosts: 'https://a.example',
      idHotsiteAtalhos: '3',
      idHotsitePolitica: '2',
      fonteCatalogo: 'Lista de maio',
      solicitarGeolocalizacao: 'true',
    });
    expect(await parametros()).toMatchObject({
      solicitarGeolocalizacao: true,
      qtdMaxProdutosVitrine: 6,
      htmlRodapePortal: '<p>Fim</p>',
      htmlRodapeCarrinho: '<p>Frete</p>',
      hotsiteFrameHosts: ['https://a.example'],
      idHotsiteAtalhos: 3,
      idHotsitePolitica: 2,
      fonteCatalogo: 'Lista de maio',
    });
  });

  test('an oldest version is published only if it is a valid version', async () => {
    for (const versaoMinima of ['', '1', 'nova', '1.2']) {
      await set({ versaoMinima });
      expect(await parametros()).not.toHaveProperty('versaoMinima');
    }
    await set({ versaoMinima: '1.2.0', quantidadeMaximaItensPorVezGoogleAnalytics: '12' });
    expect(await parametros()).toMatchObject({
      versaoMinima: '1.2.0',
      quantidadeMaximaItensPorVezGoogleAnalytics: 12,
    });
  });
});
