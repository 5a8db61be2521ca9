import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleCarrinho } from '#outbox/outbox-sample.ts';
import { onWake } from '#outbox/wake.ts';
import { openCart } from '#tests/support/dom/cart-page.tsx';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';

const FALHOU = 'Houve um erro ao consultar os dados do carrinho.';
const HOUR = 3_600_000;

const OWN = String(CLIENTE);

/** A cart read more than two hours ago, with these failed reads of carts since. */
async function failed(...tries: (readonly [status: number, lane: string])[]) {
  const device = await openCart();
  const { vault } = device;
  const fail = (...of: typeof tries) =>
    vault.log.bulkAdd(
      of.map(([status, lane]) => ({
        at: Date.now() - HOUR,
        event: 'pull-failed' as const,
        status,
        detail: 'carrinho',
        lane,
      })),
    );
  const read = (at: number) =>
    vault.carrinhos.put({
      idPessoaCliente: CLIENTE,
      carrinho: sampleCarrinho([{ idItem: 1, quantidade: 2 }]),
      at,
    });
  await read(Date.now() - 2.5 * HOUR);
  await fail(...tries);
  return { device, fail, read };
}

const hasNotice = () => screen.queryByText(FALHOU) !== null;

test('a server’s error at the reading of the cart is told, and the copy stays with its age', async () => {
  const { device, read } = await failed([500, OWN]);
  expect(await screen.findByText(FALHOU)).toBeTruthy();
  expect(await screen.findByText('O carrinho abaixo é a cópia deste aparelho, lida há 2 h.')).toBeTruthy();
  expect(screen.getAllByRole('spinbutton').length).toBeGreaterThan(0);
  const woken: string[] = [];
  const stop = onWake(device.vault.name, (reason) => woken.push(reason));
  await person().click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await soon(() => expect(woken).toEqual(['refresh']));
  stop();
  await read(Date.now());
  await soon(() => expect(hasNotice()).toBe(false));
});

test.each([
  ['without a signal', 0],
  ['with an expired session', 401],
])('a later try %s says nothing about the server', async (_, status) => {
  const { fail } = await failed([503, OWN]);
  await screen.findByText(FALHOU);
  await fail([status, OWN]);
  await soon(() => expect(hasNotice()).toBe(false));
});

test('another customer’s reading does not count for this cart', async () => {
  const { fail } = await failed([500, OWN], [0, '999']);
  await screen.findByText(FALHOU);
  await fail([0, OWN], [500, '999']);
  await soon(() => expect(hasNotice()).toBe(false));
});
