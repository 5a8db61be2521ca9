import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (MALETA_PAGAMENTOS_URL: string, more: Record<string, string> = {}) =>
  readConfig({ MALETA_PAGAMENTOS_URL, ...more });

test.each(['https://caixa.example.com/v1', 'http://127.0.0.1:9000', 'http://localhost', 'http://[::1]:9000'])(
  'payment adapter may be at %s',
  (url) => {
    const config = read(url, { MALETA_PAGAMENTOS_TOKEN: 't' });
    expect(config.ok && config.value.pagamentos).toEqual({ url, token: 't' });
  },
);

test.each(['http://caixa.example.com', 'ftp://localhost', 'caixa', 'http://127.0.0.1.example.com'])(
  'payment adapter is refused at %s',
  (url) => {
    expect(read(url)).toEqual({
      ok: false,
      error: 'MALETA_PAGAMENTOS_URL deve ser um endereço https:// (http:// só nesta máquina).',
    });
  },
);

test('a notice secret of fewer than 32 characters is refused', () => {
  expect(read('', { MALETA_PAGAMENTOS_SEGREDO: 'x'.repeat(31) })).toEqual({
    ok: false,
    error: 'MALETA_PAGAMENTOS_SEGREDO deve ter 32 caracteres ou mais.',
  });
  const config = read('', { MALETA_PAGAMENTOS_SEGREDO: 'x'.repeat(32) });
  expect(config.ok && config.value.segredoDosAvisos).toBe('x'.repeat(32));
});

test('without MALETA_PAGAMENTOS_URL there is no payment provider', () => {
  const config = read('');
  expect(config.ok && config.value.pagamentos).toBeUndefined();
});

test('MALETA_MAIL_URL requires MALETA_URL, and only the origin of MALETA_URL is kept', () => {
  const MALETA_MAIL_URL = 'https://correio.example.com';
  expect(read('', { MALETA_MAIL_URL })).toEqual({
    ok: false,
    error: 'Com MALETA_MAIL_URL é preciso definir MALETA_URL: os links dos e-mails começam com ele.',
  });
  const config = read('', { MALETA_MAIL_URL, MALETA_URL: 'https://maleta.example.com/inicio?x=1' });
  expect(config.ok && [config.value.correio, config.value.endereco]).toEqual([
    { kind: 'http', http: { url: MALETA_MAIL_URL, token: undefined } },
    'https://maleta.example.com',
  ]);
});

test.each([
  [
    { MALETA_MAIL_URL: 'http://correio.example.com', MALETA_URL: 'https://x.example.com' },
    /^MALETA_MAIL_URL/,
  ],
  [{ MALETA_URL: 'maleta.example.com' }, /^MALETA_URL/],
  [{ MALETA_SMTP_URL: 'correio.example.com' }, /^MALETA_SMTP_URL/],
  [{ MALETA_SMTP_URL: 'smtps://correio.example.com' }, /MALETA_MAIL_DE/],
  [{ MALETA_SMTP_URL: 'smtps://correio.example.com', MALETA_MAIL_DE: 'a@b.c> x' }, /MALETA_MAIL_DE/],
  [{ MALETA_SMTP_URL: 'smtps://correio.example.com', MALETA_MAIL_DE: 'a@b.c' }, /MALETA_URL/],
  [
    {
      MALETA_SMTP_URL: 'smtps://x.example.com',
      MALETA_MAIL_URL: 'https://x.example.com',
      MALETA_MAIL_DE: 'a@b.c',
    },
    /não os dois/,
  ],
])('%j is refused with the name of the wrong variable', (env, sentence) => {
  const config = read('', env);
  expect(config.ok ? '' : config.error).toMatch(sentence);
});

test.each([
  [
    'smtps://loja:s%40nha@correio.example.com',
    { port: 465, seguranca: 'tls', usuario: 'loja', senha: 's@nha' },
  ],
  ['smtp://correio.example.com', { port: 587, seguranca: 'starttls', usuario: undefined, senha: undefined }],
  ['smtp://127.0.0.1:2525', { port: 2525, seguranca: 'none', usuario: undefined }],
])('%s is a mail server with its security', (MALETA_SMTP_URL, smtp) => {
  const config = read('', {
    MALETA_SMTP_URL,
    MALETA_MAIL_DE: 'portal@loja.example',
    MALETA_URL: 'https://maleta.example.com',
  });
  expect(config.ok && config.value.correio).toMatchObject({
    kind: 'smtp',
    smtp: { ...smtp, de: 'portal@loja.example' },
  });
});

test.each([
  ['a company', { MALETA_DEMO: '0', MALETA_DATA: '/var/maleta' }, '/var/maleta/acessos'],
  [
    'a company with a folder of its own',
    { MALETA_DEMO: '0', MALETA_ACESSOS: '/var/log/maleta' },
    '/var/log/maleta',
  ],
  ['a company that keeps them elsewhere', { MALETA_DEMO: '0', MALETA_ACESSOS: '0' }, undefined],
  ['a demonstration', {}, undefined],
  ['a demonstration that wants them', { MALETA_ACESSOS: '/tmp/acessos' }, '/tmp/acessos'],
])('access records of %s go to the right folder or are off', (_who, env, folder) => {
  const config = read('', env);
  expect(config.ok && config.value.acessos).toBe(folder);
});

test('each unset database limit has its default', () => {
  const config = read('', { MALETA_DB_POOL: '25', MALETA_DB_STATEMENT_MS: '0' });
  expect(config.ok && config.value.poolLimits).toEqual({
    max: 25,
    waitMs: 3000,
    statementMs: 0,
    lockMs: 10_000,
    idleMs: 60_000,
  });
});

test.each([
  [{ MALETA_DB_POOL: '1' }, 'MALETA_DB_POOL deve ser um número inteiro de 2 a 1000.'],
  [{ MALETA_DB_WAIT_MS: '0' }, 'MALETA_DB_WAIT_MS deve ser um número inteiro de 1 a 3600000.'],
  [{ MALETA_DB_LOCK_MS: 'x' }, 'MALETA_DB_LOCK_MS deve ser um número inteiro de 0 a 3600000.'],
])('%j is refused as a database limit', (env, error) => {
  expect(read('', env)).toEqual({ ok: false, error });
});

test.each([
  ['photographs', 'MALETA_ANEXOS_MB', 'anexosBytes'],
  ['documents', 'MALETA_DOCUMENTOS_MB', 'documentosBytes'],
] as const)(
  'space for %s is given in MB, and has the default of the server when it is unset',
  (_what, variable, name) => {
    const spaceOf = (text: string) => {
      const config = read('', { [variable]: text });
      return config.ok ? config.value[name] : config.error;
    };
    expect(spaceOf('')).toBeUndefined();
    expect([spaceOf('0'), spaceOf('300')]).toEqual([0, 300 * 1024 * 1024]);
    for (const wrong of ['-1', '1.5', '5 GB', '1000001'])
      expect(spaceOf(wrong)).toBe(`${variable} deve ser um número inteiro de 0 a 1000000.`);
  },
);
