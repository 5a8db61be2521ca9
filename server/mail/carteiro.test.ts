import { expect, test } from 'vitest';
import { createCarteiro } from './carteiro.ts';

test('a mail added while another is sent is sent afterwards, never two at once', async () => {
  const begun: number[] = [];
  let finish = () => {};
  const carteiro = createCarteiro(
    () => {
      begun.push(begun.length);
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    () => undefined,
  );
  carteiro.acordar();
  carteiro.acordar();
  carteiro.acordar();
  expect(begun).toEqual([0]);
  finish();
  await expect.poll(() => begun).toEqual([0, 1]);
  finish();
  await carteiro.parar();
  expect(begun).toEqual([0, 1]);
});

test('stopping waits for the running send; a failure is reported and later mails are still sent', async () => {
  const errors: unknown[] = [];
  let sent = 0;
  const carteiro = createCarteiro(
    async () => {
      await Promise.resolve();
      sent += 1;
      if (sent === 1) throw new Error('no database');
    },
    (error) => void errors.push(error),
  );
  carteiro.acordar();
  await carteiro.parar();
  carteiro.acordar();
  await carteiro.parar();
  expect([sent, errors.map(String)]).toEqual([2, ['Error: no database']]);
});
