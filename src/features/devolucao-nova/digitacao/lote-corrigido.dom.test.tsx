import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inserir, openEntry } from '#tests/support/dom/digitacao-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';

fakeServer();
const user = person();

const CORRIGIDO = 'Lote F1 corrigido para F2 (3 un.)';

test('a corrected lot stands next to the original one, on the invoice, in its dialog and in the return', async () => {
  await openEntry();
  const daNota = within(await screen.findByRole('grid', { name: 'Itens da nota' }));
  expect(await daNota.findAllByText(CORRIGIDO)).toHaveLength(1);
  expect(daNota.queryAllByText(/corrigido para/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Inserir INSULINA/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Inserir item' }));
  expect(dialog.getByText(CORRIGIDO)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await inserir('INSULINA', '1', 'Avaria no transporte');
  await user.click(await screen.findByRole('tab', { name: 'Itens da devolução' }));
  const daDevolucao = within(await screen.findByRole('grid', { name: 'Itens da devolução' }));
  expect(await daDevolucao.findByText(CORRIGIDO)).toBeTruthy();
});
