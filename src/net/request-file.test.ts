import { afterEach, expect, test, vi } from 'vitest';
import { baixarDanfe, baixarXml } from '#contract/invoices/nota-fiscal-arquivos.ts';
import { baixarSegundaViaBoleto } from '#contract/payment/segunda-via-boleto.ts';
import { MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import { requestFile } from './request-file.ts';

const REFUSAL = { Message: 'Atenção!', Description: 'Nada encontrado.', Codigo: 'nao-encontrado' };

function answerWith(body: BodyInit | null, status = 200, marked = true) {
  const headers = marked ? { [MARKER_HEADER]: MARKER_VALUE } : {};
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
}
const ask = (options = {}) => requestFile(baixarSegundaViaBoleto, { query: { cpfCnpj: 'MQ==' } }, options);

afterEach(() => vi.unstubAllGlobals());

test('a file comes whole, of the kind that the call says, and is heard as it comes', async () => {
  answerWith(new Blob(['PK', 'zip']));
  let heard = 0;
  const file = await ask({ onPart: (bytes: Uint8Array) => (heard += bytes.length) });
  expect(file.ok && [file.value.type, await file.value.text()]).toEqual(['application/zip', 'PKzip']);
  expect(heard).toBe(5);
});

test.each([404, 422, 429, 500, 200])('a refusal inside a blob is read with status %i', async (status) => {
  answerWith(new Blob([JSON.stringify(REFUSAL)], { type: 'application/octet-stream' }), status);
  const error = { kind: 'refused', status: status === 200 ? 422 : status, erro: REFUSAL };
  expect(await ask()).toEqual({ ok: false, error });
});

test('a proxy’s page is not the server’s response', async () => {
  answerWith('<html>502 Bad Gateway</html>', 502, false);
  expect(await ask()).toEqual({ ok: false, error: { kind: 'unbelieved', status: 502, marked: false } });
  answerWith('PK', 200, false);
  expect(await ask()).toMatchObject({ ok: false, error: { kind: 'unbelieved' } });
});

test('a server that breaks without a word says that it is there', async () => {
  answerWith('', 500);
  expect(await ask()).toEqual({ ok: false, error: { kind: 'unbelieved', status: 500, marked: true } });
});

test('a server’s Retry-After is returned, and no one else’s', async () => {
  const busy = (marker: object) => async () =>
    new Response('', { status: 503, headers: { ...marker, 'retry-after': '120' } });
  vi.stubGlobal('fetch', busy({ [MARKER_HEADER]: MARKER_VALUE }));
  expect(await ask()).toEqual({
    ok: false,
    error: { kind: 'unbelieved', status: 503, marked: true, retryAfter: '120' },
  });
  vi.stubGlobal('fetch', busy({}));
  expect(await ask()).toEqual({ ok: false, error: { kind: 'unbelieved', status: 503, marked: false } });
});

test('a truncated file is an error', async () => {
  const cut = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('cut')),
  });
  answerWith(cut);
  expect(await ask()).toEqual({ ok: false, error: { kind: 'silence', reason: 'network' } });
});

test.each([
  [baixarDanfe, '%PDF-1.7', 'application/pdf'],
  [baixarDanfe, 'PKzip', 'application/zip'],
  [baixarXml, '<?xml version="1.0"?>', 'application/xml'],
  [baixarXml, 'PKzip', 'application/zip'],
])('the first bytes tell one document from an archive of several', async (call, body, type) => {
  answerWith(body);
  const file = await requestFile(call, { query: { titulos: [1, 2] } });
  expect(file.ok && [file.value.type, await file.value.text()]).toEqual([type, body]);
});

test('a body that is neither the document nor an archive is an error', async () => {
  answerWith('<html></html>');
  expect(await requestFile(baixarDanfe, { query: { titulos: [1] } })).toMatchObject({ ok: false });
});

test.each(['', '{"a":1}', '<html></html>'])('%j in the place of an archive is no file', async (body) => {
  answerWith(body);
  expect(await ask()).toEqual({ ok: false, error: { kind: 'unbelieved', status: 200, marked: true } });
});

test('a cancelled request returns that it was cancelled', async () => {
  const off = new AbortController();
  vi.stubGlobal('fetch', async () => {
    off.abort();
    throw new DOMException('off', 'AbortError');
  });
  expect(await ask({ signal: off.signal })).toEqual({
    ok: false,
    error: { kind: 'silence', reason: 'aborted' },
  });
});
