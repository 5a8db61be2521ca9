import { expect, test } from 'vitest';
import { createCarteiro } from './carteiro.ts';

test('a mail that is written down while another is sent is sent as well, never two at once', async () => {
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

test('stopping waits for what is under way, and a failure is told and ends nothing', async () => {
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
