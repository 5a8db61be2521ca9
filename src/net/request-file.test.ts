import { afterEach, expect, test, vi } from 'vitest';
import { baixarDanfe, baixarXml } from '#contract/invoices/nota-fiscal-arquivos.ts';
import { baixarSegundaViaBoleto } from '#contract/payment/segunda-via-boleto.ts';
import { MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import { requestFile } from './request-file.ts';

const REFUSAL = { Message: 'Atenção!', Description: 'Nada encontrado.', Codigo: 'nao-encontrado' };

function answerWith(body: BodyInit | null, status = 200, isOurs = true) {
  const headers = isOurs ? { [MARKER_HEADER]: MARKER_VALUE } : {};
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
}
const ask = (options = {}) => requestFile(baixarSegundaViaBoleto, { query: { cpfCnpj: 'MQ==' } }, options);

afterEach(() => vi.unstubAllGlobals());

test("requestFile returns the whole file with the call's content type and reports each part", async () => {
  answerWith(new Blob(['PK', 'zip']));
  let heard = 0;
  const file = await ask({ onPart: (bytes: Uint8Array) => (heard += bytes.length) });
  expect(file.ok && [file.value.type, await file.value.text()]).toEqual(['application/zip', 'PKzip']);
  expect(heard).toBe(5);
});

test.each([404, 422, 429, 500, 200])(
  'requestFile reads a refusal from the bytes of a response with status %i',
  async (status) => {
    answerWith(new Blob([JSON.stringify(REFUSAL)], { type: 'application/octet-stream' }), status);
    const error = { kind: 'refused', status: status === 200 ? 422 : status, erro: REFUSAL };
    expect(await ask()).toEqual({ ok: false, error });
  },
);

test('requestFile rejects a proxy’s page', async () => {
  answerWith('<html>502 Bad Gateway</html>', 502, false);
  expect(await ask()).toEqual({ ok: false, error: { kind: 'unbelieved', status: 502, isOurs: false } });
  answerWith('PK', 200, false);
  expect(await ask()).toMatchObject({ ok: false, error: { kind: 'unbelieved' } });
});

test('requestFile returns a failure of our server without text as our server’s', async () => {
  answerWith('', 500);
  expect(await ask()).toEqual({ ok: false, error: { kind: 'unbelieved', status: 500, isOurs: true } });
});

test('requestFile returns our server’s Retry-After, not another sender’s', async () => {
  const busy = (marker: object) => async () =>
    new Response('', { status: 503, headers: { ...marker, 'retry-after': '120' } });
  vi.stubGlobal('fetch', busy({ [MARKER_HEADER]: MARKER_VALUE }));
  expect(await ask()).toEqual({
    ok: false,
    error: { kind: 'unbelieved', status: 503, isOurs: true, retryAfter: '120' },
  });
  vi.stubGlobal('fetch', busy({}));
  expect(await ask()).toEqual({ ok: false, error: { kind: 'unbelieved', status: 503, isOurs: false } });
});

test('requestFile fails on a truncated file', async () => {
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
])('requestFile tells a single document from an archive by the first bytes', async (call, body, type) => {
  answerWith(body);
  const file = await requestFile(call, { query: { titulos: [1, 2] } });
  expect(file.ok && [file.value.type, await file.value.text()]).toEqual([type, body]);
});

test('requestFile fails on a body that is neither the document nor an archive', async () => {
  answerWith('<html></html>');
  expect(await requestFile(baixarDanfe, { query: { titulos: [1] } })).toMatchObject({ ok: false });
});

test.each(['', '{"a":1}', '<html></html>'])(
  'requestFile fails on %j in place of an archive',
  async (body) => {
    answerWith(body);
    expect(await ask()).toEqual({ ok: false, error: { kind: 'unbelieved', status: 200, isOurs: true } });
  },
);

test('requestFile reports a cancelled request as aborted', async () => {
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
