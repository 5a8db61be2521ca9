import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { consultarHotsiteId, consultarHotsitePolitica, type Hotsite } from '#contract/content/hotsite.ts';
import { openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { soon } from '#tests/support/dom/shown.ts';
import { HotsiteDialog } from './hotsite-dialog.tsx';

const server = fakeServer();

const AJUDA: Hotsite = {
  idHotsite: 9,
  titulo: 'Como comprar',
  idTipoConteudo: 2,
  html: '<p>Use o campo de busca.</p>',
  somenteLogado: false,
};

function openDialog(isPolitica = false, device: PageDevice | null = null) {
  const onClose = vi.fn<() => void>();
  renderPage(
    <HotsiteDialog aberto={{ idHotsite: 9, isPolitica }} frameHosts={[]} onClose={onClose} />,
    device,
  );
  return onClose;
}

test('a hotsite is opened by its number', async () => {
  server.reply(consultarHotsiteId, AJUDA);
  openDialog();
  expect(await screen.findByRole('dialog', { name: 'Como comprar' })).toBeTruthy();
  expect(screen.getByText('Use o campo de busca.')).toBeTruthy();
  expect(server.askedOf(consultarHotsiteId)[0]?.query.get('idHotsite')).toBe('9');
});

test('policies have a call of their own', async () => {
  const { titulo: _, ...untitled } = AJUDA;
  server.reply(consultarHotsitePolitica, untitled);
  openDialog(true);
  expect(await screen.findByText('Use o campo de busca.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Política da empresa' })).toBeTruthy();
});

test.each([
  ['without content', { ...AJUDA, html: ' ' }],
  ['that does not exist', null],
  ['for users only', { ...AJUDA, somenteLogado: true }],
])('a hotsite %s closes itself in front of a visitor', async (_, hotsite) => {
  server.reply(consultarHotsiteId, hotsite);
  const onClose = openDialog();
  await soon(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a hotsite for users only stays open for a user', async () => {
  server.reply(consultarHotsiteId, { ...AJUDA, somenteLogado: true });
  const onClose = openDialog(false, await openPageDevice());
  expect(await screen.findByText('Use o campo de busca.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('a hotsite that the server refuses shows the reason, and blames no signal', async () => {
  server.refuse(consultarHotsiteId, { status: 422, Message: 'Atenção!', Description: 'Página em revisão.' });
  openDialog();
  expect(await screen.findByText('Página em revisão.')).toBeTruthy();
  expect(screen.queryByText(/sinal/)).toBeNull();
});

test('a hotsite without a response says that it needs a signal', async () => {
  server.silence(consultarHotsiteId);
  openDialog();
  expect(
    await screen.findByText('Este conteúdo ainda não está neste aparelho e precisa de sinal.'),
  ).toBeTruthy();
});
