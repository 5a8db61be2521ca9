import { afterEach, expect, test } from 'vitest';
import { confirm, messages, settleMessage, showMessage, showWaiting } from './message-queue.ts';

afterEach(() => {
  while (messages.open[0] !== undefined) settleMessage(messages.open[0].id, false);
});

const top = () => messages.open.at(-1);

test('a question resolves with the choice and closes', async () => {
  const answer = confirm({ text: 'Excluir o item?' });
  expect(top()).toMatchObject({ kind: 'question', yes: 'Sim', no: 'Não', title: 'Confirmação' });
  settleMessage(top()?.id ?? 0, true);
  expect(await answer).toBe(true);
  expect(messages.open).toEqual([]);
});

test('a second box covers the first, and each gets its own answer', async () => {
  const first = confirm({ text: 'Um' });
  const second = confirm({ text: 'Dois' });
  expect(top()?.text).toBe('Dois');
  settleMessage(top()?.id ?? 0, true);
  settleMessage(top()?.id ?? 0, false);
  expect([await first, await second]).toEqual([false, true]);
});

test('a message has its kind’s title by default', async () => {
  const closed = showMessage({ kind: 'alert', text: 'x' });
  expect(top()).toMatchObject({ title: 'Atenção', yes: 'OK' });
  expect(top()?.no).toBeUndefined();
  settleMessage(top()?.id ?? 0, false);
  await closed;
});

test('a server failure has a plain title, and an alert with a choice can be cancelled', async () => {
  const told = showMessage({ kind: 'error', text: 'x' });
  expect(top()).toMatchObject({ title: 'Mensagem', yes: 'OK' });
  settleMessage(top()?.id ?? 0, true);
  await told;
  const answer = confirm({ kind: 'alert', text: 'y' });
  expect(top()).toMatchObject({ kind: 'alert', title: 'Atenção', yes: 'OK', no: 'CANCELAR' });
  settleMessage(top()?.id ?? 0, false);
  expect(await answer).toBe(false);
});

test('the waiting box closes at the end of the wait, even under another box', () => {
  const close = showWaiting('Enviando o pedido');
  void showMessage({ kind: 'error', text: 'y' });
  close();
  close();
  expect(messages.open.map(({ kind }) => kind)).toEqual(['error']);
});
