import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UsuarioComToken } from '#contract/access/sessao.ts';
import { consultarSessoes } from '#contract/access/sessoes.ts';
import { baixarSegundaViaBoleto } from '#contract/payment/segunda-via-boleto.ts';
import { MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import { request } from './request.ts';
import { requestFile } from './request-file.ts';
import { onSessionEnd } from './session-end.ts';

const SESSION: UsuarioComToken = {
  id: 1,
  nome: 'Ana',
  nomeUsuario: 'ana',
  exportaListaProdutos: false,
  token: 'mine',
  expiraEm: '2999-01-01T00:00:00-03:00',
};
const ENDED = { Message: 'Atenção!', Description: 'Sua sessão foi encerrada.', Codigo: 'sessao-expirada' };

const heard: string[] = [];
let stop = () => undefined as void;

function answerWith(status: number) {
  const headers = { [MARKER_HEADER]: MARKER_VALUE };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(ENDED), { status, headers }));
}

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(SESSION) });
  stop = onSessionEnd(({ Description }) => void heard.push(Description));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('a 401 to the current session is reported as its end, also for a file', async () => {
  answerWith(401);
  await request(consultarSessoes, {}, { token: 'mine' });
  await requestFile(baixarSegundaViaBoleto, { query: { cpfCnpj: 'MQ==' } }, { token: 'mine' });
  expect(heard).toEqual([ENDED.Description, ENDED.Description]);
});

test('a 403, and a 401 to another session, are not reported as a session end', async () => {
  answerWith(403);
  await request(consultarSessoes, {}, { token: 'mine' });
  answerWith(401);
  await request(consultarSessoes, {}, { token: 'before' });
  await request(consultarSessoes, {});
  expect(heard).toEqual([]);
});
