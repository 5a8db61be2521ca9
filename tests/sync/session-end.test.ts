import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { logout, type UsuarioComToken } from '#contract/access/sessao.ts';
import { consultarPreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import { request } from '#net/request.ts';
import { clearSession, writeSession } from '#net/session.ts';
import { onSessionEnd } from '#net/session-end.ts';
import { logIn } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

let server: HttpServer;
let usuario: UsuarioComToken;
let heard: string[] = [];

beforeAll(async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  server = await startHttpServer();
  onSessionEnd(({ Description }) => heard.push(Description));
});

afterAll(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  clearSession();
  usuario = await logIn();
  writeSession(usuario, false);
  heard = [];
});

const ask = () => request(consultarPreferenciaUsuario, {}, { token: usuario.token });
const end = () => request(logout, {}, { token: usuario.token });

test('a screen refused because the session ended reports it in the server’s words', async () => {
  expect((await ask()).ok).toBe(true);
  expect(heard).toEqual([]);
  await end();
  expect((await ask()).ok).toBe(false);
  expect(heard).toEqual(['Sua sessão foi encerrada. Entre de novo para continuar.']);
});

test('the end of an old session is not reported for the newer session', async () => {
  await end();
  writeSession(await logIn(), false);
  expect((await ask()).ok).toBe(false);
  clearSession();
  expect((await ask()).ok).toBe(false);
  expect(heard).toEqual([]);
});
