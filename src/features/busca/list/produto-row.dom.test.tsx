import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeProduto, produtoAberto } from '#parts/dialogs/produto-aberto.ts';
import { showMargem } from '#parts/product/margem-visivel.ts';
import { buy, dayAgo } from '#tests/support/dom/bought.ts';
import { openSearch, renderBusca } from '#tests/support/dom/busca-page.tsx';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';

const user = person();
afterEach(() => showMargem(true));

const rowOf = (nome: string) => within(screen.getByRole('row', { name: new RegExp(nome) }));

test('a product out of stock leads to similar ones', async () => {
  await openSearch();
  expect(rowOf('DIPIRONA').queryByRole('button', { name: /^Ver similares/ })).toBeNull();
  await user.click(rowOf('LOSARTANA').getByRole('button', { name: /^Ver similares de LOSARTANA/ }));
  expect(produtoAberto.atual?.idProduto).toBe(3);
  closeProduto();
});

test('a product that the customer bought shows when, how much and at what price', async () => {
  const device = await openSearch();
  await buy(device, 1, 40, { 2: 12 });
  await buy(device, 2, 20, { 2: 10 });
  const [ano, mes, dia] = dayAgo(20).split('-');
  expect(await rowOf('DIPIRONA').findByText(/^Comprou 10 un\./)).toBeTruthy();
  expect(rowOf('DIPIRONA').getByText(/^Comprou/).textContent).toMatch(
    new RegExp(`^Comprou 10 un\\. em ${dia}/${mes}/${ano} a R\\$\\s9,00Hora de repor$`),
  );
  expect(rowOf('AMOXICILINA').queryByText(/^Comprou/)).toBeNull();
});

/** Renders a list with one product whose margin is 40,4%, in a window of this width. */
async function openWithMargem(width: number) {
  setViewport({ width });
  history.replaceState(null, '', '/busca');
  renderBusca(await openPageDevice({ produtos: [{ idProduto: 1, nome: 'DIPIRONA', pmc: 16_77 }] }));
  await screen.findByRole('row', { name: /DIPIRONA/ });
}

test.each([
  ['a desk', 1280],
  ['a tablet', 800],
])('a row on %s has its margin with its PMC until margins are hidden', async (_, width) => {
  await openWithMargem(width);
  expect(await rowOf('DIPIRONA').findByText(/^Margem 40,4% \(PMC R\$\s16,77\)$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mostrar margem', pressed: true }));
  expect(rowOf('DIPIRONA').queryByText(/^Margem/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mostrar margem', pressed: false }));
  expect(rowOf('DIPIRONA').getByText(/^Margem 40,4%/)).toBeTruthy();
});

test('a row on a phone has no line for the margin', async () => {
  await openWithMargem(360);
  expect(await rowOf('DIPIRONA').findByText('10,00')).toBeTruthy();
  expect(rowOf('DIPIRONA').queryByText(/^Margem/)).toBeNull();
});
