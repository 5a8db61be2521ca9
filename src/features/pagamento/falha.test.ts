import { expect, test } from 'vitest';
import type { Codigo } from '#contract/codigo.ts';
import { messages, settleMessage } from '#ui/message-queue.ts';
import { falhaText, tellFalha, toFalha } from './falha.ts';

const refused = (status: number, Codigo?: Codigo, Message = 'Atenção!') =>
  toFalha({
    kind: 'refused',
    status,
    erro: { Message, Description: 'A frase.', ...(Codigo ? { Codigo } : {}) },
  });

test('only what our server says in earnest is its word', () => {
  expect(toFalha({ kind: 'silence' })).toEqual({ kind: 'silencio' });
  expect(toFalha({ kind: 'unbelieved' })).toEqual({ kind: 'silencio' });
  expect(refused(503, 'indisponivel')).toEqual({ kind: 'silencio' });
  expect(refused(401, 'sessao-expirada')).toEqual({ kind: 'sessao' });
  expect(refused(503, 'operadora-indisponivel')).toMatchObject({ kind: 'recusa', texto: 'A frase.' });
  expect(refused(409, 'grupo-pago')).toMatchObject({ kind: 'recusa', codigo: 'grupo-pago' });
});

test('a reading without a sentence of its own says the usual one', () => {
  expect(falhaText({ kind: 'recusa', codigo: undefined, titulo: '', texto: '' }, 'O de sempre.')).toBe(
    'O de sempre.',
  );
  expect(falhaText(refused(422), 'O de sempre.')).toBe('A frase.');
});

test.each([
  ['Atenção!', 'alert'],
  ['ATENCAO!', 'alert'],
  ['Mensagem', 'information'],
  ['Erro ao pagar', 'error'],
])('the title %s makes it %s', async (titulo, kind) => {
  const told = tellFalha(refused(422, 'pagamento-recusado', titulo), 'Ninguém respondeu.');
  const [box] = messages.open;
  expect([box?.kind, box?.title, box?.text]).toEqual([kind, titulo, 'A frase.']);
  settleMessage(box?.id ?? 0, true);
  await told;
});
