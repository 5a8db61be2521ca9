import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { openDocumentos, openRevisao, pdf, servePendencias } from '#tests/support/dom/documentos-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { findBox } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();
const RECUSOU = /o navegador recusou gravar neste aparelho/;

/** The open dialog with a kept draft, on a disk that removes nothing from now on. */
async function comDiscoQueFalha() {
  servePendencias(server, []);
  const { vault } = await openDocumentos();
  const { dialog, escolher } = await openRevisao(user);
  await escolher(pdf());
  await dialog.findByText('alvara.pdf');
  vault.rascunhos.hook('deleting', () => {
    throw new Error('the disk failed');
  });
  return { vault, dialog };
}

test('a draft that the disk does not remove stays, and its field says why', async () => {
  const { vault, dialog } = await comDiscoQueFalha();
  await user.click(dialog.getByRole('button', { name: 'Remover alvara.pdf' }));
  expect(await dialog.findByText(RECUSOU)).toBeTruthy();
  expect(await vault.rascunhos.get(CLIENTE)).toBeTruthy();
});

test('a discard from the list that the disk does not do is told', async () => {
  const { vault, dialog } = await comDiscoQueFalha();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await user.click(within(await findBox('Confirmação')).getByRole('button', { name: 'Descartar' }));
  expect((await findBox('Mensagem')).textContent).toMatch(RECUSOU);
  expect(await vault.rascunhos.get(CLIENTE)).toBeTruthy();
});
