import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comboSample } from '#domain/combo/combo-sample.ts';
import { putCombos } from '#mirror/combos.ts';
import { renderBusca } from '#tests/support/dom/busca-page.tsx';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { setViewport } from '#tests/support/dom/layout.ts';

test.each([1280, 360])(
  'a row of a window of %i px shows the company’s code, and no maker that is not known',
  async (width) => {
    setViewport({ width });
    history.replaceState(null, '', '/busca?ord=1');
    renderBusca(
      await openPageDevice({
        produtos: [{ idProduto: 1, nome: 'AMOXICILINA', codigoErp: '000123', fabricante: 'Não informado' }],
      }),
    );
    expect(await screen.findByText('Cód. 000123')).toBeTruthy();
    expect(screen.getByRole('row', { name: /AMOXICILINA/ }).textContent).not.toContain('Não inf');
  },
);

test('the row of a combo names no maker that the company did not give', async () => {
  setViewport({ width: 1280 });
  history.replaceState(null, '', '/busca?ord=1');
  const device = await openPageDevice();
  const produtoFabricante = { idProdutoFabricante: 1, descProdutoFabricante: 'Não informado' };
  const combo = comboSample(7, { promocaoCombo: { produtoFabricante } });
  await putCombos(device.vault, CLIENTE, { at: Date.now(), valor: [combo] });
  renderBusca(device);
  expect((await screen.findByRole('row', { name: /Combo 7/ })).textContent).not.toContain('Não informado');
});
