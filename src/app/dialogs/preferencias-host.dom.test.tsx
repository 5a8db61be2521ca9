import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readSession } from '#net/session.ts';
import { closePreferencias, openPreferencias } from '#parts/dialogs/preferencias-state.ts';
import { beginSession, CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { semPreferenciasSample } from '#tests/support/dom/samples.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { PreferenciasHost } from './preferencias-host.tsx';

fakeServer();
const user = person();

const VEREDA = 103;
const SENTENCE = /^Não há preferências cadastradas para o cliente selecionado\./;
const BACK = 'Sem preferências para Drogaria Vereda, você voltou a atender Farmácia Modelo.';

const findDialog = () => screen.findByRole('dialog', { name: 'Minhas Preferências' });
const pressIn = async (box: Promise<HTMLElement>, name: string) =>
  user.click(within(await box).getByRole('button', { name }));
const served = async ({ vault }: PageDevice) => (await vault.device.get(1))?.idPessoaCliente;

/** A device that serves a customer without preferences; the previous customer has them. */
async function openDevice() {
  beginSession();
  const device = await openPageDevice({ produtos: [{ idProduto: 1, nome: 'DIPIRONA' }] });
  const vereda = semPreferenciasSample(VEREDA, 'Drogaria Vereda');
  await device.vault.clientes.put({ ...vereda, at: Date.now() + 60_000 });
  return device;
}

async function serveVereda({ vault }: PageDevice) {
  await vault.device.update(1, { idPessoaCliente: VEREDA, recentes: [CLIENTE] });
}

async function openForVereda(device: PageDevice) {
  await serveVereda(device);
  openPreferencias();
  renderPage(<PreferenciasHost />, device);
  await findDialog();
}

afterEach(closePreferencias);

test('a customer without preferences is asked for them as soon as they are served', async () => {
  const device = await openDevice();
  await serveVereda(device);
  renderPage(<PreferenciasHost />, device);
  const box = await findBox('Atenção');
  expect(within(box).getByText(SENTENCE)).toBeTruthy();
  await pressIn(findBox('Atenção'), 'OK');
  expect(await findDialog()).toBeTruthy();
});

test('leaving without preferences asks before it ends the session; answering no continues with the preferences', async () => {
  const device = await openDevice();
  await openForVereda(device);
  await user.keyboard('{Escape}');
  await pressIn(findBox('Sair sem preferências'), 'Continuar o cadastro');
  expect(await findDialog()).toBeTruthy();
  expect(readSession()).not.toBeNull();
  await user.keyboard('{Escape}');
  await findBox('Sair sem preferências');
  await user.keyboard('{Enter}');
  expect(await findDialog()).toBeTruthy();
  expect(readSession()).not.toBeNull();
  await user.keyboard('{Escape}');
  await pressIn(findBox('Sair sem preferências'), 'Encerrar sessão');
  await soon(() => expect(readSession()).toBeNull());
});

test('leaving without preferences with unsent work goes back to the previous customer', async () => {
  const device = await openDevice();
  await device.pedir(1, 20);
  await openForVereda(device);
  await user.keyboard('{Escape}');
  expect((await findBox('Mensagem')).textContent).toContain(BACK);
  expect(await served(device)).toBe(CLIENTE);
  expect(readSession()).not.toBeNull();
  expect(await device.quantidades()).toEqual({ 1: 20 });
  await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('leaving without preferences offline goes back to the previous customer', async () => {
  const device = await openDevice();
  await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 0 });
  await openForVereda(device);
  await within(await findDialog()).findByText(/é preciso sinal/);
  await user.keyboard('{Escape}');
  expect((await findBox('Mensagem')).textContent).toContain(BACK);
  expect(await served(device)).toBe(CLIENTE);
  expect(readSession()).not.toBeNull();
});

test('another customer can be served instead of choosing preferences', async () => {
  const device = await openDevice();
  await openForVereda(device);
  await pressIn(findDialog(), 'Atender outro cliente');
  const list = within(await screen.findByRole('dialog', { name: 'Atender outro cliente' }));
  await user.click(list.getByRole('option', { name: /Farmácia Modelo/ }));
  await pressIn(findBox('Trocar de cliente'), 'Trocar');
  await soon(async () => expect(await served(device)).toBe(CLIENTE));
  await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readSession()).not.toBeNull();
});
