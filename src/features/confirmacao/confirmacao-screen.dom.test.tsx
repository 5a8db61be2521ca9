import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { soon } from '#tests/support/dom/shown.ts';
import { ConfirmacaoScreen } from './confirmacao-screen.tsx';

fakeServer();

test('a confirmation without an order leads to the cart', async () => {
  history.replaceState(null, '', '/confirmacao');
  renderPage(<ConfirmacaoScreen />, await openPageDevice());
  await soon(() => expect(location.pathname).toBe('/carrinho'));
});

test('a confirmation of an order of another device says that it is not here', async () => {
  history.replaceState(null, '', '/confirmacao?envio=00000000-0000-4000-8000-000000000009');
  renderPage(<ConfirmacaoScreen />, await openPageDevice());
  expect(await screen.findByText('Este pedido não está neste aparelho')).toBeTruthy();
  expect(location.pathname).toBe('/confirmacao');
});
