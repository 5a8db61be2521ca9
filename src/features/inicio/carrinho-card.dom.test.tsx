import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { carrinhoSample, grupoCartaoSample, grupoSample } from '#tests/support/dom/pagamento.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { CarrinhoCard } from './carrinho-card.tsx';

const UM = [grupoSample];
const DOIS = [grupoSample, grupoCartaoSample];

test.each([
  ['that waits for its payment', 4, UM, 'Este carrinho aguarda o pagamento.'],
  ['that is paid', 5, UM, 'Este carrinho está pago. O pedido é finalizado em instantes'],
  ['that is paid in part', 5, DOIS, 'Este carrinho está pago em parte.'],
])('a cart %s says so, and leads to the payment', async (_, idCarrinhoSituacao, grupos, words) => {
  const device = await openPageDevice();
  const carrinho = carrinhoSample({ idCarrinhoSituacao, grupos });
  await device.vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho, at: 1 });
  renderPage(<CarrinhoCard />, device);
  expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para o Pagamento' })).toBeTruthy();
});
