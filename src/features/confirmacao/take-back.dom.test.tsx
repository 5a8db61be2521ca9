import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusarMutacao } from '#contract/cart/mutacao.ts';
import { MARCA_HEADER } from '#contract/wire/headers.ts';
import { noteMarca, readMarca } from '#outbox/marca.ts';
import { envioIntent, sampleRow } from '#outbox/outbox-sample.ts';
import { beginSession, CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { TakeBack } from './take-back.tsx';

const server = fakeServer();
const user = person();

const mark = (count: number) => `00000000-0000-4000-8000-000000000000.7.${count}`;

const tried = sampleRow(1, envioIntent([{ idItem: 1, quantidade: 3 }]), {
  lane: String(CLIENTE),
  idPessoaCliente: CLIENTE,
  frozen: { method: 'POST', path: '/Carrinho/ConfirmarCarrinho', query: {}, body: '{}' },
  tries: 1,
});

/** Asks for a tried order to be refused; the server responds about this key. */
async function ask(chave: string) {
  beginSession();
  const device = await openPageDevice();
  await noteMarca(device.vault, mark(1), 0);
  await device.vault.outbox.put(tried);
  server.raw(recusarMutacao, {
    status: 200,
    isOurs: true,
    headers: { [MARCA_HEADER]: mark(2) },
    body: JSON.stringify({ chave, situacao: 'recusada', status: null, corpo: null }),
  });
  renderPage(<TakeBack row={tried as never} connected={true} />, device);
  await user.click(await screen.findByRole('button', { name: /Pedir ao servidor/ }));
  const box = within(await findBox('Não aceitar este pedido'));
  await user.click(box.getByRole('button', { name: 'Pedir ao servidor' }));
  return device;
}

test('a request to refuse a tried order carries the mark of the server’s data, and stores the newer one', async () => {
  const device = await ask(tried.key);
  await soon(async () => expect((await device.vault.parked.get(tried.key))?.decided?.as).toBe('withdrawn'));
  expect(server.askedOf(recusarMutacao)[0]?.headers.get(MARCA_HEADER)).toBe(mark(1));
  expect((await readMarca(device.vault))?.marca).toBe(mark(2));
});

test('a server’s response about another order takes no order back', async () => {
  const { vault } = await ask(sampleRow(9, tried.intent).key);
  expect(await screen.findByText(/^O servidor não soube dizer/)).toBeTruthy();
  expect([await vault.outbox.count(), await vault.parked.count()]).toEqual([1, 0]);
});
