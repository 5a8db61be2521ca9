import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';
import { ClientesCard } from './clientes-card.tsx';

const user = person();

const PRECOS = { state: 'ready', geracao: 'g1', etag: null, at: 1 } as const;

test('the customers of the home are named by the company’s code', async () => {
  const device = await openPageDevice();
  const { usuarioCliente, ...row } = must(await device.vault.clientes.get(CLIENTE), 'customer');
  const pessoa = { ...usuarioCliente.pessoa, codigoErp: 'C-000101' };
  const cliente = { ...row, usuarioCliente: { ...usuarioCliente, pessoa } };
  renderPage(<ClientesCard clientes={[cliente]} idAtual={null} />, device);
  const detail = await screen.findByText(/^C-000101 · /);
  expect(detail.textContent).toContain(pessoa.cpfCnpjFormatado);
});

test('all customers are made ready by one press, which can be undone, and each names its missing parts', async () => {
  const device = await openPageDevice();
  const row = must(await device.vault.clientes.get(CLIENTE), 'customer');
  const outros = [501, 502].map((idPessoa) => ({ ...row, idPessoa, detalhe: null }));
  await device.vault.clientes.bulkPut(outros);
  const pinned = async () => (await device.vault.device.get(1))?.levarComigo ?? [];
  renderPage(<ClientesCard clientes={[row, ...outros]} idAtual={CLIENTE} />, device);
  expect(await screen.findByText(/^\d de 3 prontos? sem sinal/)).toBeTruthy();
  expect(screen.getAllByText('Sem preços neste aparelho')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Levar todos' }));
  await soon(async () => expect(await pinned()).toEqual(expect.arrayContaining([501, 502])));
  await soon(() => expect(screen.queryAllByText('Sem preços neste aparelho')).toEqual([]));
  await user.click(shownToasts().getByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await pinned()).toEqual([]));
});

test('a customer with every part counts as ready, and one without a list does not', async () => {
  const device = await openPageDevice();
  const row = must(await device.vault.clientes.get(CLIENTE), 'customer');
  const { contextos } = must(row.detalhe, 'details');
  for (const { idContexto } of contextos)
    await device.vault.checkpoints.put({ ...PRECOS, name: `precos:${idContexto}` });
  for (const lista of ['pedidos', 'notas', 'recebiveis'] as const)
    await device.vault.checkpoints.put({ name: `${lista}:${CLIENTE}`, at: 1 });
  await device.vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho: null, at: 1 });
  renderPage(<ClientesCard clientes={[row]} idAtual={CLIENTE} />, device);
  expect(await screen.findByText(/^1 de 1 pronto sem sinal/)).toBeTruthy();
  await device.vault.checkpoints.delete(`notas:${CLIENTE}`);
  expect(await screen.findByText(/^0 de 1 prontos sem sinal/)).toBeTruthy();
});
