import { afterEach, expect, test, vi } from 'vitest';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { MARCA_HEADER, MARKER_HEADER } from '#contract/wire/headers.ts';
import { request, toNetError } from './request.ts';

afterEach(() => void vi.unstubAllGlobals());

const LATER = { status: 429, retryAfter: '120' };

test('toNetError keeps our server’s Retry-After, with and without a refusal', () => {
  const erro = { Message: 'Atenção!', Description: 'Aguarde.' };
  expect(toNetError({ ...LATER, isOurs: true }, JSON.stringify(erro))).toEqual({
    kind: 'refused',
    status: 429,
    erro,
    retryAfter: '120',
  });
  expect(toNetError({ ...LATER, isOurs: true }, '')).toEqual({
    kind: 'unbelieved',
    status: 429,
    isOurs: true,
    retryAfter: '120',
  });
});

test('toNetError drops the refusal and the Retry-After of another sender', () => {
  const error = { kind: 'unbelieved', status: 429, isOurs: false };
  expect(toNetError({ ...LATER, isOurs: false }, '{"Message":"x","Description":"y"}')).toEqual(error);
});

test('request passes on the mark of the server’s data only with a parsed reply of our server', async () => {
  const heard: string[] = [];
  const hear = async (body: string, headers: Record<string, string>) => {
    vi.stubGlobal('fetch', async () => new Response(body, { headers }));
    const options = { onMarca: (marca: string) => heard.push(marca) };
    await request(consultarCarrinho, { query: { idPessoaCliente: 101 } }, options);
  };
  await hear('null', { [MARCA_HEADER]: 'portal.1' });
  await hear('{}', { [MARKER_HEADER]: 'maleta/1', [MARCA_HEADER]: 'unread.2' });
  await hear('null', { [MARKER_HEADER]: 'maleta/1', [MARCA_HEADER]: 'e.3' });
  expect(heard).toEqual(['e.3']);
});
