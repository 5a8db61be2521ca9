import { expect, test } from 'vitest';
import { createCarteiro } from './carteiro.ts';
import type { Mensagem } from './port.ts';

const mensagem: Mensagem = { referencia: 'r', para: 'a@b.c', assunto: 'x', texto: 'segredo' };

function postOf(answers: boolean[]) {
  const sent: Mensagem[] = [];
  return {
    sent,
    correio: {
      enviar: async (one: Mensagem) => {
        sent.push(one);
        return answers.shift() ?? false;
      },
    },
  };
}

test('a mail is tried again until it is taken over, and then no more', async () => {
  const { sent, correio } = postOf([false, true, true]);
  const errors: unknown[] = [];
  const carteiro = createCarteiro(correio, (error) => void errors.push(error), [1, 1]);
  carteiro.levar(async () => mensagem);
  await expect.poll(() => sent.length).toBe(2);
  await carteiro.parar();
  expect([sent.length, errors]).toEqual([2, []]);
});

test('what nobody takes over is told after three tries, without its text', async () => {
  const { sent, correio } = postOf([]);
  const errors: unknown[] = [];
  const carteiro = createCarteiro(correio, (error) => void errors.push(error), [1, 1]);
  carteiro.levar(async () => mensagem);
  await expect.poll(() => errors.length).toBe(1);
  expect(sent).toHaveLength(3);
  expect(String(errors[0])).not.toContain('segredo');
});

test('a letter to nobody is no error, and one that cannot be written is told', async () => {
  const { sent, correio } = postOf([true]);
  const errors: unknown[] = [];
  const carteiro = createCarteiro(correio, (error) => void errors.push(error), [1]);
  carteiro.levar(async () => undefined);
  carteiro.levar(() => Promise.reject(new Error('no database')));
  await carteiro.parar();
  expect([sent, errors.map(String)]).toEqual([[], ['Error: no database']]);
});

test('stopping does not wait for the next try', async () => {
  const { sent, correio } = postOf([]);
  const errors: unknown[] = [];
  const carteiro = createCarteiro(correio, (error) => void errors.push(error), [60_000]);
  carteiro.levar(async () => mensagem);
  await expect.poll(() => sent.length).toBe(1);
  await carteiro.parar();
  expect(errors).toHaveLength(1);
});
