import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Papel } from '#contract/access/papel.ts';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { GRUPO_PAGO } from '#contract/orders/situacao.ts';
import { putCarrinho } from '#mirror/put-carrinho.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { visitaDoPixPago } from '#parts/cart/pix-pago.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { carrinhoSample, grupoCartaoSample, grupoSample } from '#tests/support/dom/pagamento.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { soon } from '#tests/support/dom/shown.ts';
import { FaltaPagar } from './falta-pagar-notice.tsx';

const DOIS = { idCarrinhoSituacao: 5, grupos: [grupoSample, grupoCartaoSample] };

/** Tells the cart once the page has read it. */
const Lido = () => <p>{`carrinho ${useCarrinho()?.base.snapshot?.carrinho?.idCarrinho}`}</p>;

/** The notice on a visit with this state of the history, on a device that keeps this cart. */
async function open(
  carrinho: Carrinho,
  state: unknown = visitaDoPixPago({ idCarrinho: 500, idCarrinhoGrupo: 11 }),
  papel: Papel = 'representante',
) {
  history.replaceState(state, '', '/pedidos/detalhes/900');
  const device = await openPageDevice();
  await putCarrinho(device.vault, CLIENTE, carrinho, 1);
  renderPage(
    <>
      <FaltaPagar />
      <Lido />
    </>,
    { ...device, usuario: { ...device.usuario, papel } },
  );
  return device;
}

test('after a paid Pix the order names the groups that are still to be paid, and leads to them', async () => {
  await open(carrinhoSample(DOIS));
  expect(await screen.findByText('Falta pagar')).toBeTruthy();
  expect(screen.getByText(/CD Guarulhos/).textContent).toMatch(
    /CD Guarulhos \(SP\) · Refrigerados \(R\$\s100,00\)\.$/,
  );
  expect(screen.queryByText(/Produtos em geral/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Ir para o Pagamento' }).getAttribute('href')).toBe('/pagamento');
});

test('a cart that is all paid still asks to be finished, and says nothing more once it is', async () => {
  const pago = { ...grupoCartaoSample, idEcommerceCarrinhoGrupoSituacao: GRUPO_PAGO };
  const { vault } = await open(carrinhoSample({ ...DOIS, grupos: [grupoSample, pago] }));
  expect(await screen.findByText('Falta finalizar o carrinho')).toBeTruthy();
  await putCarrinho(vault, CLIENTE, carrinhoSample({ ...DOIS, revisao: 8, idCarrinhoSituacao: 6 }), 2);
  await soon(() => expect(screen.queryByText('Falta finalizar o carrinho')).toBeNull());
});

test.each([
  ['comes from elsewhere', null],
  ['belongs to an earlier cart', visitaDoPixPago({ idCarrinho: 499, idCarrinhoGrupo: 11 })],
])('an order says nothing of payments on a visit that %s', async (_, state) => {
  await open(carrinhoSample(DOIS), state);
  expect(await screen.findByText('carrinho 500')).toBeTruthy();
  expect(screen.queryByText(/^Falta/)).toBeNull();
});

test('an order leads no user who may only read to the payment', async () => {
  const state = visitaDoPixPago({ idCarrinho: 500, idCarrinhoGrupo: 11 });
  await open(carrinhoSample(DOIS), state, 'escritorio');
  expect(await screen.findByText('carrinho 500')).toBeTruthy();
  expect(screen.queryByText(/^Falta/)).toBeNull();
});
