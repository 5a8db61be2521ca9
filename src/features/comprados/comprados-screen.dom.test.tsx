import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buy } from '#tests/support/dom/bought.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';
import { CompradosScreen } from './comprados-screen.tsx';

const user = person();

async function openComprados() {
  const device = await openPageDevice({
    produtos: [
      { idProduto: 1, nome: 'DIPIRONA' },
      { idProduto: 2, nome: 'LOSARTANA' },
    ],
  });
  await buy(device, 1, 31, { 1: 12, 2: 5 });
  await buy(device, 2, 16, { 1: 12 });
  await buy(device, 3, 2, { 2: 5, 9: 1 });
  renderPage(<CompradosScreen />, device);
  return device;
}

const LENDO = 'Carregando os produtos comprados';
const setSignal = ({ vault }: PageDevice, state: 'connected' | 'no-signal') =>
  vault.checkpoints.put({ name: 'connection', state, at: 0 });

const list = async (name: string) => within(await screen.findByRole('list', { name }));
const names = async (name: string) =>
  (await list(name)).getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

test('the products that are due come first, and all others under another tab', async () => {
  await openComprados();
  await screen.findByRole('link', { name: /^DIPIRONA/ });
  expect(await names('Hora de repor')).toEqual([expect.stringMatching(/^DIPIRONA/)]);
  expect(screen.getByText('Leva 12 un. a cada 15 dias; a última foi há 16 dias.')).toBeTruthy();
  expect(screen.getByText(/^Último preço com ST: R\$\s9,00$/)).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Todos (3)' }));
  expect((await names('Todos')).length).toBe(3);
  expect(screen.getByText('Não está mais no catálogo')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Pararam (0)' }));
  expect(screen.getByText('Nenhum produto deixou de ser comprado.')).toBeTruthy();
});

test('one press puts what is due into the cart, and another takes it out', async () => {
  const device = await openComprados();
  await user.click(
    await screen.findByRole('button', {
      name: /^Pôr a reposição no carrinho: 1 produto, R\$\s120,00$/,
    }),
  );
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 12 }));
  await soon(() => expect(screen.queryByRole('button', { name: /^Pôr a reposição/ })).toBeNull());
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await device.quantidades()).toEqual({}));
});

test('a customer without orders is told so once the orders have come, and not before', async () => {
  const device = await openPageDevice();
  renderPage(<CompradosScreen />, device);
  await setSignal(device, 'no-signal');
  expect(await screen.findByText('As compras deste cliente ainda não estão neste aparelho')).toBeTruthy();
  await setSignal(device, 'connected');
  expect(await screen.findByRole('status', { name: LENDO })).toBeTruthy();
  await device.vault.checkpoints.put({ name: `pedidos:${CLIENTE}`, at: 0 });
  expect(await screen.findByText('Nenhuma compra nos últimos 90 dias')).toBeTruthy();
});

test('one press wants the usual units of a product', async () => {
  const device = await openComprados();
  const press = await screen.findByRole('button', { name: /^Pôr 12 un. de DIPIRONA .*no carrinho$/ });
  expect(press.parentElement?.textContent).toMatch(/soma R\$\s120,00$/);
  await user.click(press);
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 12 }));
  await soon(() => expect(screen.queryByRole('button', { name: /^Pôr 12 un. de DIPIRONA/ })).toBeNull());
  const line = (await list('Hora de repor')).getByRole('spinbutton', { name: /DIPIRONA/ });
  await soon(() => expect(document.activeElement).toBe(line));
});

test('under a finger the press opens no keyboard', async () => {
  setViewport({ width: 360, height: 740, pointer: 'coarse' });
  const device = await openComprados();
  await user.click(await screen.findByRole('button', { name: /^Pôr 12 un. de DIPIRONA .*no carrinho$/ }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 12 }));
  await soon(() => expect(screen.queryByRole('button', { name: /^Pôr 12 un. de DIPIRONA/ })).toBeNull());
  expect(document.activeElement?.tagName).not.toBe('INPUT');
});

test('a typed text filters every tab as it is typed, and Escape brings all back', async () => {
  await openComprados();
  await screen.findByRole('link', { name: /^DIPIRONA/ });
  const field = screen.getByRole('searchbox', { name: 'Buscar nos comprados' });
  await user.type(field, 'losart');
  expect(screen.getByText('Nenhum dos achados está nesta parte: veja em Todos.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Todos (1)' }));
  expect(await names('Todos')).toEqual([expect.stringMatching(/^LOSARTANA/)]);
  expect(screen.getByText('3 produtos')).toBeTruthy();
  await user.type(field, '{Escape}');
  expect(await names('Todos')).toHaveLength(3);
});

test('a text that no bought product has leads to the search of all products', async () => {
  await openComprados();
  await screen.findByRole('link', { name: /^DIPIRONA/ });
  await user.type(screen.getByRole('searchbox', { name: 'Buscar nos comprados' }), 'vitamina c');
  expect(screen.getByText('Nenhum comprado com "vitamina c"')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Buscar em todos os produtos' });
  expect(link.getAttribute('href')).toBe('/busca?pes=vitamina+c');
});

test('until the customers have come none is asked for', async () => {
  const device = await openPageDevice();
  await device.vault.device.update(1, { idPessoaCliente: null });
  renderPage(<CompradosScreen />, device);
  await setSignal(device, 'no-signal');
  await screen.findByText('Escolha um cliente');
  await setSignal(device, 'connected');
  expect(await screen.findByRole('status', { name: LENDO })).toBeTruthy();
  await device.vault.checkpoints.put({ name: 'clientes', at: 0 });
  expect(await screen.findByText('Escolha um cliente')).toBeTruthy();
});
