import { describe, expect, test } from 'vitest';
import type { Codigo } from '#contract/wire/codigo.ts';
import { closeLogIn, logInState } from '#parts/dialogs/log-in-state.ts';
import { messages, settleMessage } from '#ui/layer/message-queue.ts';
import {
  type Area,
  falhaMessage,
  falhaText,
  falhaTone,
  REDE_RESPONDEU,
  SEM_DETALHE,
  tellFalha,
  toFalha,
} from './falha.ts';

const refused = (status: number, Codigo?: Codigo, Message = 'Atenção!', Description = 'A frase.') =>
  toFalha({ kind: 'refused', status, erro: { Message, Description, ...(Codigo ? { Codigo } : {}) } });
const wordless = (status: number, isOurs = true) => toFalha({ kind: 'unbelieved', status, isOurs });

const PALAVRAS = {
  semDetalhe: SEM_DETALHE.excluir,
  semResposta: 'Ninguém respondeu.',
  area: 'loja',
} as const;

describe('a failure', () => {
  test('is a refusal only if our server refused the request, and for a 503 only with operadora-indisponivel', () => {
    expect(toFalha({ kind: 'silence' })).toEqual({ kind: 'silencio', isServidor: false });
    const network = { kind: 'silencio', isServidor: false, texto: REDE_RESPONDEU };
    for (const status of [0, 200, 302, 401, 429, 500, 503]) {
      expect(wordless(status, false)).toEqual(network);
    }
    expect(refused(503, 'indisponivel')).toEqual({ kind: 'silencio', isServidor: true, texto: 'A frase.' });
    expect(refused(503, 'operadora-indisponivel')).toMatchObject({ kind: 'recusa', texto: 'A frase.' });
    expect(refused(409, 'grupo-pago')).toMatchObject({ kind: 'recusa', codigo: 'grupo-pago' });
  });

  test('of a server error without a text differs from being offline', () => {
    expect(wordless(500)).toEqual({ kind: 'silencio', isServidor: true });
    expect(falhaText(wordless(500), 'O de sempre.')).toBe('O de sempre.');
    expect(falhaText(toFalha({ kind: 'silence' }), 'O de sempre.')).toBe(
      'Sem sinal. Confira a conexão e tente de novo.',
    );
  });

  test('of a network that replied in the server’s place says so, followed by the caveat', () => {
    const falha = wordless(502, false);
    expect(falhaText(falha, 'O de sempre.', 'Sem sinal.')).toBe(
      'A rede respondeu no lugar do servidor. Confira a conexão e tente de novo.',
    );
    expect(falhaText(falha, 'O de sempre.', 'Sem sinal.', 'Nada se perdeu.')).toBe(
      'A rede respondeu no lugar do servidor. Confira a conexão e tente de novo. Nada se perdeu.',
    );
  });

  test('of status 429 or 503 without a text shows the Retry-After time', () => {
    const now = Date.parse('2026-03-02T12:00:00Z');
    const told = (status: number, retryAfter?: string) =>
      falhaText(
        toFalha({ kind: 'unbelieved', status, isOurs: true, ...(retryAfter ? { retryAfter } : {}) }, now),
        'O de sempre.',
      );
    expect(told(429, '61')).toBe('Muitas tentativas. Tente de novo em 2 minutos.');
    expect(told(429, '1')).toBe('Muitas tentativas. Tente de novo em 1 segundo.');
    expect(told(429)).toBe('Muitas tentativas. Tente de novo em alguns instantes.');
    expect(told(429, 'logo')).toBe('Muitas tentativas. Tente de novo em alguns instantes.');
    expect(told(503, 'Mon, 02 Mar 2026 12:00:30 GMT')).toBe(
      'O servidor está ocupado. Tente de novo em 30 segundos.',
    );
    expect(told(503)).toBe('O servidor está ocupado. Tente de novo em alguns instantes.');
    expect(told(500, '60')).toBe('O de sempre.');
    const titled = { Message: 'Atenção!', Description: '' };
    expect(falhaText(toFalha({ kind: 'refused', status: 429, erro: titled, retryAfter: '120' }), '')).toBe(
      'Muitas tentativas. Tente de novo em 2 minutos.',
    );
    expect(falhaText(refused(429, 'muitas-requisicoes'), 'O de sempre.')).toBe('A frase.');
    expect(falhaText(refused(503, 'indisponivel'), 'O de sempre.')).toBe('A frase.');
  });

  test('of an expired session opens the sign-in instead of a message', async () => {
    expect(refused(401, 'sessao-expirada')).toEqual({ kind: 'sessao' });
    expect(wordless(401)).toEqual({ kind: 'sessao' });
    await tellFalha(wordless(401), PALAVRAS);
    expect([messages.open.length, logInState.isOpen]).toEqual([0, true]);
    closeLogIn();
  });

  test('of status 404 says that the page was not found, unless the server sent a sentence', () => {
    expect(falhaText(wordless(404), 'O de sempre.')).toBe('Página não encontrada!');
    expect(falhaText(wordless(404, false), 'O de sempre.')).toBe('Página não encontrada!');
    expect(falhaText(refused(404, undefined, 'Mensagem', ''), 'O de sempre.')).toBe('Página não encontrada!');
    expect(falhaText(refused(404), 'O de sempre.')).toBe('A frase.');
  });

  test('without a sentence shows the default text of its action', () => {
    const said = [SEM_DETALHE.consultar, SEM_DETALHE.alterar, SEM_DETALHE.excluir].map((text) =>
      falhaText(wordless(422), text),
    );
    expect(said).toEqual([
      'Houve um erro ao realizar a consulta.',
      'Erro ao alterar',
      'Houve um erro ao excluir.',
    ]);
    expect(falhaText(refused(422), SEM_DETALHE.alterar)).toBe('A frase.');
  });
});

test.each<[titulo: string, area: Area, kind: string, title: string]>([
  ['Atenção!', 'loja', 'alert', 'Atenção!'],
  ['Atencao!', 'conta', 'alert', 'Atencao!'],
  ['ATENÇÃO', 'loja', 'alert', 'ATENÇÃO'],
  ['Mensagem', 'conta', 'information', 'Mensagem'],
  ['Mensagem', 'loja', 'error', 'Mensagem'],
  ['mensagem!', 'conta', 'information', 'mensagem!'],
  ['Info', 'loja', 'information', 'Info'],
  ['Erro ao pagar', 'conta', 'error', 'Erro ao pagar'],
  ['', 'conta', 'error', 'Erro'],
  ['', 'loja', 'error', 'Mensagem'],
])('a refusal titled "%s" in the area %s is shown as %s', async (titulo, area, kind, title) => {
  const told = tellFalha(refused(422, 'pagamento-recusado', titulo), { ...PALAVRAS, area });
  const [box] = messages.open;
  expect([box?.kind, box?.title, box?.text, box?.yes]).toEqual([kind, title, 'A frase.', 'OK']);
  settleMessage(box?.id ?? 0, true);
  await told;
});

test('a failed query of the accounts without a title of the server is titled as such', () => {
  const words = { semDetalhe: SEM_DETALHE.consultar, semResposta: '', area: 'conta' } as const;
  expect(falhaMessage({ kind: 'silencio', isServidor: true }, words)).toEqual({
    kind: 'error',
    title: 'Erro ao consultar',
    text: 'Houve um erro ao realizar a consulta.',
  });
});

test.each<[titulo: string, area: Area, tone: string]>([
  ['Atenção!', 'conta', 'caution'],
  ['Mensagem', 'conta', 'brand'],
  ['Mensagem', 'loja', 'negative'],
  ['', 'conta', 'negative'],
])(
  'a list that the server refuses with the title "%s" in the area %s has a %s notice',
  (titulo, area, tone) => {
    expect(falhaTone(refused(422, undefined, titulo), area)).toBe(tone);
  },
);

test('a list without a signal has a notice that is no error', () => {
  expect(falhaTone({ kind: 'silencio', isServidor: false }, 'conta')).toBe('pending');
});

test('an act without a response says so, and a refusal without detail says what failed', () => {
  const box = (falha: Exclude<ReturnType<typeof toFalha>, { kind: 'sessao' }>) =>
    falhaMessage(falha, PALAVRAS);
  expect(box({ kind: 'silencio', isServidor: false })).toEqual({
    kind: 'alert',
    title: 'Sem sinal',
    text: 'Ninguém respondeu.',
  });
  expect(
    falhaMessage(
      { kind: 'silencio', isServidor: false, texto: REDE_RESPONDEU },
      { ...PALAVRAS, ressalva: 'Veja.' },
    ),
  ).toEqual({ kind: 'alert', title: 'Atenção', text: `${REDE_RESPONDEU} Veja.` });
  const unsaid = { title: 'Mensagem', text: 'Houve um erro ao excluir.' };
  expect(box({ kind: 'silencio', isServidor: true })).toEqual({ kind: 'error', ...unsaid });
  expect(box({ kind: 'recusa', codigo: undefined, titulo: '', texto: '' })).toEqual({
    kind: 'error',
    ...unsaid,
  });
});
