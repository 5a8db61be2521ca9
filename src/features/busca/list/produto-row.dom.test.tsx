import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeProduto, produtoAberto } from '#parts/dialogs/produto-aberto.ts';
import { buy, dayAgo } from '#tests/support/dom/bought.ts';
import { openSearch } from '#tests/support/dom/busca-page.tsx';
import { person } from '#tests/support/dom/person.ts';

const user = person();

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
