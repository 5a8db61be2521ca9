import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { LOGIN_LIMITS } from '#server/http/gates/login-gate.ts';
import { type Api, basic, openApi, SENHA } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { DEMONSTRACAO } from '#tests/support/demonstracao.ts';

const CSP = [
  "default-src 'self'",
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  'frame-src https://www.openstreetmap.org',
].join(';');

describe('headers, pages and logs', () => {
  let database: TestDatabase;
  let api: Api;
  let dist: string;
  let port: number;
  const lines: string[] = [];

  const write = (build: string, file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dist, build, file)), { recursive: true });
    writeFileSync(path.join(dist, build, file), text);
  };
  const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

  beforeAll(async () => {
    dist = mkdtempSync(path.join(tmpdir(), 'maleta-dist-'));
    write('old', 'assets/old-1.js', 'old()');
    write('new', 'index.html', '<title>Maleta</title>');
    write('new', 'sw.js', 'self');
    write('new', 'assets/new-2.js', 'plain()');
    write('new', 'assets/new-2.js.br', 'packed');
    write('.building-x', 'assets/half-3.js', 'half');
    writeFileSync(path.join(dist, 'current.json'), '{"buildId":"new"}');
    writeFileSync(path.join(dist, 'secret.txt'), 'not below a build');
    database = await openTestDatabase();
    api = await openApi(database, {
      dist,
      log: { level: 'info', stream: { write: (line) => void lines.push(line) } },
      demonstracao: DEMONSTRACAO,
    });
    port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
    rmSync(dist, { recursive: true });
  });

  test('a large response is compressed for clients that accept it, with the same content', async () => {
    const url = '/api/ecommerceitem?textoBusca=a';
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.rawPayload.length).toBeGreaterThan(1024);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await get(url, { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['vary']).toContain('accept-encoding');
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(unpack(packed.rawPayload)).toEqual(plain.rawPayload);
    }
  });

  test('a page may load only its own origin', async () => {
    const { headers } = await get('/', { accept: 'text/html' });
    expect(headers['content-security-policy']).toBe(CSP);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('only the workers that read bar codes and pictures may run WebAssembly programs', async () => {
    write('new', 'assets/decode.worker-3.js', 'decode()');
    write('new', 'assets/ocr.worker-3.js', 'read()');
    const policyOf = async (url: string) => (await get(url)).headers['content-security-policy'];
    for (const url of ['/assets/decode.worker-3.js', '/assets/ocr.worker-3.js'])
      expect([url, await policyOf(url)]).toEqual([
        url,
        CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
      ]);
    for (const url of ['/assets/new-2.js', '/?a=/assets/decode.worker-3.js', '/assets/x/decode.worker-3.js'])
      expect([url, await policyOf(url)]).toEqual([url, CSP]);
  });

  test.each([
    ['a page', '/', 200],
    ['an address of the app', '/pedidos', 200],
    ['an asset', '/assets/new-2.js', 200],
    ['a missing asset', '/assets/gone.js', 404],
    ['the service worker', '/sw.js', 200],
    ['a call', '/api/parametros', 200],
    ['a refused call', '/api/UsuarioCliente', 401],
    ['a call that is none', '/api/nada', 404],
    ['an address that is none', '/api/%E0%A4%A', 400],
    ['an address that is none beside the API', '/%E0%A4%A', 400],
    ['the contract', '/api/docs', 200],
    ['the contract to read', '/api/docs/', 200],
    ['the page of demonstration payments', '/demo/pagamentos', 200],
    ['the page of the demonstration’s office', '/demo/retaguarda', 200],
  ])(
    '%s (%s) allows no inline script, no framing and no referrer to other sites',
    async (_what, url, status) => {
      const { statusCode, headers } = await get(url, { accept: 'text/html' });
      expect(statusCode).toBe(status);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/default-src '(self|none)'/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toMatch(/unsafe-| \*(?:[ ;]|$)/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  test('streams and files carry them too, and are not cached', async () => {
    const rep = await api.as('representante');
    for (const url of ['/sincronizacao/catalogo', '/ecommerceitem/Exportar?idPessoaCliente=101']) {
      const { status, headers } = await rep.get(url);
      expect([url, status, headers['x-content-type-options'], headers['cache-control']]).toEqual([
        url,
        200,
        'nosniff',
        'no-store',
      ]);
    }
  });

  test('bytes that are not HTTP are refused in the contract’s words, with the same headers', async () => {
    const tell = async (bytes: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.end(bytes);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      return { first: head.split('\r\n')[0], head, body };
    };
    const long = `GET /api/parametros HTTP/1.1\r\nhost: a\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`;
    for (const [bytes, first] of [
      ['nada disto\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
      [long, 'HTTP/1.1 431 Request Header Fields Too Large'],
    ] as const) {
      const answer = await tell(bytes);
      expect(answer.first).toBe(first);
      for (const line of ['x-api: maleta/1', 'x-content-type-options: nosniff', "default-src 'none'"])
        expect(answer.head).toContain(line);
      expect(JSON.parse(answer.body)).toEqual({
        Message: 'Atenção!',
        Description: 'A requisição está em formato inválido.',
        Codigo: 'requisicao-invalida',
      });
    }
  });

  test('the built page names no other origin and contains no script text', () => {
    const html = readFileSync(path.join(import.meta.dirname, '..', '..', 'index.html'), 'utf8');
    expect(html).not.toMatch(/https?:|<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=|<style/i);
  });

  test.each(calls.map(({ name, method, path: address }) => [name, method, address] as const))(
    '%s is found whatever the case of its address',
    async (_name, method, address) => {
      const ask = async (url: string) => (await api.app.inject({ method, url })).statusCode;
      const as = await ask(`/api${address}`);
      expect(as).not.toBe(405);
      expect([await ask(`/API${address.toUpperCase()}`), await ask(`/Api${address.toLowerCase()}`)]).toEqual([
        as,
        as,
      ]);
    },
  );

  test('an API response carries the marker and is never cached, whatever its content', async () => {
    for (const url of ['/api/parametros', '/api/nada', '/API/Parametros', '/api/UsuarioCliente', '/api']) {
      const { headers } = await get(url);
      expect([url, headers['x-api'], headers['cache-control']]).toEqual([url, 'maleta/1', 'no-store']);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
    expect((await get('/')).headers['x-api']).toBeUndefined();
  });

  test.each([
    ['DELETE', '/api/login', 'POST'],
    ['POST', '/api/Carrinho/item', 'GET, HEAD, PUT, DELETE'],
    ['PATCH', '/api/CARRINHO', 'GET, HEAD, DELETE'],
    ['PUT', '/api/sincronizacao/mutacoes/some-key', 'GET, HEAD, DELETE'],
    ['POST', '/api/docs', 'GET, HEAD'],
    ['POST', '/api/docs/', 'GET, HEAD'],
  ] as const)('%s %s is not a method of this address, which accepts %s', async (method, url, allow) => {
    const payload = { headers: { 'content-type': 'application/json' }, payload: '{not json' };
    const answer = await api.app.inject({ method, url, ...payload });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    expect(answer.headers['x-api']).toBe('maleta/1');
    expect(answer.json()).toEqual({
      Message: 'Atenção!',
      Description: 'Este endereço não aceita o método da requisição.',
      Codigo: 'metodo-nao-permitido',
    });
  });

  test.each([
    '/api/pedido/repetir?idPrePedido=1',
    '/api/cliente/RecuperacaoSenha?nomeUsuario=farmacia',
    '/api/pagamento/CobrancaPixTransacao?idPrePedido=1',
  ])('HEAD %s is refused, since its GET has an effect', async (url) => {
    const { statusCode, headers } = await api.app.inject({ method: 'HEAD', url });
    expect([statusCode, String(headers.allow).includes('HEAD')]).toEqual([405, false]);
  });

  test('HEAD of a read returns the headers of its GET', async () => {
    expect((await api.app.inject({ method: 'HEAD', url: '/api/parametros' })).statusCode).toBe(200);
  });

  test('a refusal has the title of a warning', async () => {
    for (const url of ['/api/nada', '/api/Cliente/LimitePagamentoAntecipado/x']) {
      const answer = await get(url, { authorization: `Bearer ${(await api.as('farmacia')).token}` });
      expect([url, answer.json<{ Message: string }>().Message]).toEqual([url, 'Atenção!']);
    }
  });

  test('the shell is revalidated each time, a hashed asset never', async () => {
    for (const url of ['/', '/index.html', '/sw.js', '/pedidos/123']) {
      const { statusCode, headers } = await get(url, { accept: 'text/html,*/*' });
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-cache']);
    }
    const { headers } = await get('/assets/new-2.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('an asset is sent in the compressed form that the browser accepts', async () => {
    const packed = await get('/assets/new-2.js', { 'accept-encoding': 'br, gzip' });
    expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
    expect(packed.headers['content-type']).toMatch(/javascript/);
    expect((await get('/assets/new-2.js')).body).toBe('plain()');
  });

  test('an address of the app returns the app, a missing file does not', async () => {
    expect((await get('/busca?q=dipirona', { accept: 'text/html' })).body).toContain('<title>Maleta');
    for (const url of ['/assets/gone.js', '/favicon.png', '/busca']) {
      expect([url, (await get(url, { accept: '*/*' })).statusCode]).toEqual([url, 404]);
    }
    expect((await get('/assets/gone.js', { accept: 'text/html' })).statusCode).toBe(404);
  });

  test('assets of the previous build are served, those of an unfinished build and files outside are not', async () => {
    expect((await get('/assets/old-1.js')).body).toBe('old()');
    const outside = [
      '/assets/half-3.js',
      '/secret.txt',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%5csecret.txt',
    ];
    for (const url of outside) expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  test('a raw request line with a climbing path finds no file', async () => {
    for (const climb of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/.%2e/secret.txt',
    ]) {
      const status = await new Promise((resolve, reject) => {
        request({ port, path: climb }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end();
      });
      expect([climb, status]).toEqual([climb, 404]);
    }
  });

  test('a new build is served without a restart', async () => {
    write('newer', 'index.html', '<title>Newer</title>');
    writeFileSync(path.join(dist, 'current.json'), '{"buildId":"newer"}');
    expect((await get('/')).body).toContain('Newer');
    expect((await get('/assets/new-2.js')).statusCode).toBe(200);
    writeFileSync(path.join(dist, 'current.json'), '{"buildId":"new"}');
  });

  test('the demonstration log-ins are shown only if the app was given them', async () => {
    expect((await get('/api/parametros')).json()).toMatchObject({
      versaoContrato: 'maleta/1',
      demonstracao: DEMONSTRACAO.usuarios,
    });
    const other = await openApi(database);
    expect((await other.nobody.get('/parametros')).body).not.toHaveProperty('demonstracao');
    await other.close();
  });

  test('logs contain the route and the user, never a password, a token or a parameter', async () => {
    const login = await api.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { authorization: basic('representante', SENHA) },
    });
    const { token } = login.json<{ token: string }>();
    await get('/api/Carrinho?idPessoaCliente=101&segredo=xyzzy', {
      authorization: `Bearer ${token}`,
      cookie: 'a=biscoito',
      'x-pending': '3;age=120',
    });
    const text = lines.join('');
    const last = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
    expect(last).toMatchObject({
      method: 'GET',
      route: '/api/Carrinho',
      status: 200,
      idUsuario: 1,
      pending: '3;age=120',
    });
    for (const secret of [token, SENHA, basic('representante', SENHA), 'xyzzy', 'biscoito']) {
      expect(text).not.toContain(secret);
    }
  });

  test('a proxy’s address header counts only when it is configured', async () => {
    const limits = { ...LOGIN_LIMITS, failuresPerAddress: 1, windowMs: 60_000 };
    const tryFrom = async (other: Api, address: string) =>
      (
        await other.nobody.post('/login', undefined, {
          headers: { authorization: basic('ninguem', 'x'), 'x-forwarded-for': address },
        })
      ).status;
    const direct = await openApi(database, { loginLimits: limits });
    expect([await tryFrom(direct, '203.0.113.1'), await tryFrom(direct, '203.0.113.2')]).toEqual([401, 429]);
    await direct.close();
    const proxied = await openApi(database, { loginLimits: limits, trustProxy: ['127.0.0.1'] });
    expect([await tryFrom(proxied, '203.0.113.1'), await tryFrom(proxied, '203.0.113.2')]).toEqual([
      401, 401,
    ]);
    await proxied.close();
  });
});
