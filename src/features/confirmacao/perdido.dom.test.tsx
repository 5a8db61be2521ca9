import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { envioIntent, sampleParked } from '#outbox/outbox-sample.ts';
import { beginSession, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { Perdido } from './perdido.tsx';

fakeServer();
const user = person();

/** A device with the question about a lost order of three units of product 1. */
async function openLost() {
  beginSession();
  const device = await openPageDevice({ produtos: [{ idProduto: 1, nome: 'DIPIRONA' }] });
  const lost = sampleParked(1, envioIntent([{ idItem: 1, quantidade: 3 }]), { codigo: 'pedido-perdido' });
  await device.vault.parked.put(lost);
  renderPage(<Perdido chave={lost.key} />, device);
  const decided = async () => (await device.vault.parked.get(lost.key))?.decided?.as;
  return { device, decided };
}

test('the lines of an order that the server lost go back into the cart, for the user to finalise', async () => {
  const { device, decided } = await openLost();
  await user.click(await screen.findByRole('button', { name: 'Pôr de volta no carrinho' }));
  await soon(async () => expect(await decided()).toBe('retried'));
  expect(await device.quantidades()).toEqual({ 1: 3 });
  expect((await device.vault.outbox.toArray()).map((row) => row.intent.tipo)).toEqual(['linha']);
});

test('the warning of a lost order can be ended without putting lines into the cart', async () => {
  const { device, decided } = await openLost();
  await user.click(await screen.findByRole('button', { name: 'O pedido existe: encerrar este aviso' }));
  await soon(async () => expect(await decided()).toBe('discarded'));
  expect(await device.vault.outbox.count()).toBe(0);
});
