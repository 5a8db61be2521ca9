import { afterEach, expect, test, vi } from 'vitest';
import { MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import { basicAuthorization, logIn } from './log-in.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends the credentials as basic authentication in UTF-8', () => {
  expect(basicAuthorization('representante', 'maleta123')).toBe('Basic cmVwcmVzZW50YW50ZTptYWxldGExMjM=');
  expect(basicAuthorization('joão', 'çé')).toBe('Basic am/Do286w6fDqQ==');
});

test('asks the server one second after the press, and tells its answer at once', async () => {
  vi.useFakeTimers();
  const refusal = { Message: 'Atenção!', Description: 'Usuário ou senha inválidos.' };
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(
      new Response(JSON.stringify(refusal), { status: 401, headers: { [MARKER_HEADER]: MARKER_VALUE } }),
    ),
  );
  vi.stubGlobal('fetch', fetch);
  const entering = logIn({ usuario: 'a', senha: 'b', manterConectado: true });
  await vi.advanceTimersByTimeAsync(999);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledOnce();
  expect(await entering).toEqual({ ok: false, error: { texto: refusal.Description, isDenied: true } });
});

test('a refusal without words, and a failing server, each have their own sentence', async () => {
  vi.useFakeTimers();
  const tell = async (body: string, status: number, isOurs = true) => {
    const headers = isOurs ? { [MARKER_HEADER]: MARKER_VALUE } : {};
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
    const entering = logIn({ usuario: 'a', senha: 'b', manterConectado: true });
    await vi.advanceTimersByTimeAsync(1000);
    const told = await entering;
    return told.ok ? '' : told.error.texto;
  };
  expect(await tell('{"Message":"Atenção!","Description":""}', 422)).toBe('Atenção!');
  expect(await tell('{"Message":"","Description":""}', 401)).toBe('Não foi possível entrar. Tente de novo.');
  expect(await tell('[]', 400)).toBe('Não foi possível entrar. Tente de novo.');
  expect(await tell('', 500)).toBe('O servidor falhou. Aguarde um instante e tente de novo.');
  expect(await tell('', 429)).toBe('Muitas tentativas. Aguarde alguns minutos e tente de novo.');
  expect(await tell('<html></html>', 502, false)).toContain('A rede respondeu no lugar do servidor.');
});
