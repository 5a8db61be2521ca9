import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { consultarMenu } from '#contract/content/menu.ts';
import { consultarTopo } from '#contract/content/topo.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { AboveHeader, BelowHeader } from './content-frame.tsx';

const server = fakeServer();
afterEach(() => setViewport({ width: 1280, height: 900, pointer: 'fine' }));

const CALADO = { exibir: false, mensagem: '' };

const bars = async (path: string) => {
  history.replaceState(null, '', path);
  server.reply(consultarTopo, {
    televendas: { exibir: true, mensagem: 'Televendas 0800' },
    transporte: CALADO,
    segundaViaBoleto: CALADO,
    parcelamentoCartao: CALADO,
    pedidoMinimo: CALADO,
    limiteDisponivel: CALADO,
  });
  server.reply(consultarMenu, []);
  renderPage(
    <>
      <AboveHeader />
      <BelowHeader />
    </>,
  );
  return screen.findByText('Televendas 0800', undefined, { timeout: 1500 }).then(
    () => true,
    () => false,
  );
};

test.each([
  ['/', 360, true],
  ['/hotsite/politica', 360, true],
  ['/pedidos', 360, false],
  ['/pedidos', 1280, true],
])('the store’s bars at %s, %i px wide: %s', async (path, width, isThere) => {
  setViewport({ width, height: 740 });
  expect(await bars(path)).toBe(isThere);
});
