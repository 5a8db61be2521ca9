import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { clienteSample } from '#tests/support/dom/samples.ts';
import { findBox } from '#tests/support/dom/shown.ts';
import { whole } from '#ui/whole-text.css.ts';
import { ClienteBand } from './cliente-band.tsx';

const user = person();

const NOME = 'Farmácia e Drogaria Nossa Senhora do Perpétuo Amanhecer das Águas Claras Ltda';

test('the line shows 30 characters of a long name; tool tip and screen readers give it whole', async () => {
  const device = await openPageDevice();
  const row = clienteSample(CLIENTE, NOME, null, 1);
  const { cpfCnpjFormatado } = row.usuarioCliente.pessoa;
  await device.vault.clientes.put(row);
  renderPage(<ClienteBand />, device);
  const button = await screen.findByRole('button', { name: `Cliente ${NOME} ${cpfCnpjFormatado}` });
  // At the name, not at the edge of the line.
  const named = button.querySelector<HTMLElement>('[data-whole]');
  expect([named?.dataset['whole'], named?.querySelector('strong') !== null]).toEqual([NOME, true]);
  expect(named?.className).toContain(whole);
  expect(button.textContent).not.toContain('Trocar');
  expect(screen.getByText('Farmácia e Drogaria Nossa Senh…')).toBeDefined();
});

test('a name that fits stands once', async () => {
  const device = await openPageDevice();
  await device.vault.clientes.put(clienteSample(CLIENTE, 'Farmácia Aurora', null, 1));
  renderPage(<ClienteBand />, device);
  const [name, ...others] = await screen.findAllByText('Farmácia Aurora');
  expect(others).toEqual([]);
  expect(name?.closest('button')?.querySelector('[data-whole]')).toBeNull();
});

test('a user with several customers is told that the line switches them', async () => {
  const device = await openPageDevice();
  await device.vault.clientes.put(clienteSample(102, 'Drogaria Vereda', null, 2));
  renderPage(<ClienteBand />, device);
  expect((await screen.findByRole('button', { name: /Trocar$/ })).textContent).toContain('Cliente');
});

test('a cut name of the only customer is told whole at a press; one that fits is not pressed', async () => {
  const device = await openPageDevice();
  await device.vault.clientes.put(clienteSample(CLIENTE, NOME, null, 1));
  renderPage(<ClienteBand />, device);
  await user.click(await screen.findByRole('button', { name: new RegExp(NOME) }));
  const box = await findBox('Cliente');
  expect(box.textContent).toContain(NOME);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await device.vault.clientes.put(clienteSample(CLIENTE, 'Farmácia Aurora', null, 1));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /Farmácia Aurora/ })).disabled).toBe(
    true,
  );
});
