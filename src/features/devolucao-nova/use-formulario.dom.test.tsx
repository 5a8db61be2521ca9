import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { announce } from '#outbox/wake.ts';
import { readAPerder } from '#parts/customer/a-perder.ts';
import type { PageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { openForm } from '#tests/support/dom/nova-devolucao-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { CLIENTE } from './nova-sample.ts';

fakeServer();
const user = person();

afterEach(() => sessionStorage.clear());

/** Serves a customer, as the choice of one does. */
async function serve({ vault }: PageDevice, idPessoa: number): Promise<void> {
  const atual = must(await vault.clientes.get(CLIENTE), 'customer');
  await vault.clientes.put({ ...atual, idPessoa });
  await vault.device.update(1, { idPessoaCliente: idPessoa });
  announce(vault.name, 'refresh');
}

const observacoes = async () => (await screen.findByLabelText<HTMLTextAreaElement>('Observações')).value;

test('another customer empties the form, also for the one before', async () => {
  const device = await openForm();
  await user.fill(screen.getByLabelText('Observações'), 'Meia caixa');
  expect(readAPerder()).toBe('A devolução que você está preenchendo será descartada.');
  await serve(device, 102);
  await soon(async () => expect(await observacoes()).toBe(''));
  await soon(() => expect(readAPerder()).toBeNull());
  await serve(device, CLIENTE);
  await soon(() => expect(sessionStorage.length).toBe(0));
  expect(await observacoes()).toBe('');
});

test('another customer empties a form whose screen was left', async () => {
  const device = await openForm();
  await user.fill(screen.getByLabelText('Observações'), 'Meia caixa');
  act(() => history.pushState(null, '', '/pedidos'));
  expect(sessionStorage.length).toBe(1);
  await serve(device, 102);
  await soon(() => expect(sessionStorage.length).toBe(0));
  await serve(device, CLIENTE);
  act(() => history.pushState(null, '', '/devolucao/cadastrar'));
  expect(await observacoes()).toBe('');
});
