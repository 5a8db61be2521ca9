import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Papel } from '#contract/access/papel.ts';
import type { Meta } from '#contract/orders/meta.ts';
import { metaSample } from '#domain/metas/meta-sample.ts';
import { CarrinhoScreen } from '#features/carrinho/carrinho-screen.tsx';
import { businessDayOf } from '#lib/business-day.ts';
import { nomeDoMes } from '#domain/metas/andamento.ts';
import { putMetas } from '#mirror/metas.ts';
import { PRODUTOS } from '#tests/support/dom/cart-page.tsx';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';

const user = person();
const MES = businessDayOf(new Date()).slice(0, 7);
const NOME = `meta de ${nomeDoMes(MES)}`;
const GERAL = metaSample({ valor: 1_000_00, realizado: 600_00 });

beforeEach(() => localStorage.removeItem('maleta:metas'));

/** Renders the cart: 4 units at R$ 10 of stock 500, or of `estoque`. */
async function openCart(metas: Meta[], { papel, estoque = 500 }: { papel?: Papel; estoque?: number } = {}) {
  history.replaceState(null, '', '/carrinho');
  const produtos = PRODUTOS.map((produto) => ({ ...produto, preco: { estoque } }));
  const device = await openPageDevice({ produtos });
  await putMetas(device.vault, {
    at: Date.now(),
    valor: { mes: MES, lidoEm: new Date().toISOString(), metas },
  });
  await device.pedir(1, 4);
  const usuario = { ...device.usuario, ...(papel && { papel }) };
  const { unmount } = renderPage(<CarrinhoScreen idHotsitePolitica={undefined} />, { ...device, usuario });
  await screen.findByRole('region', { name: 'Total do carrinho' });
  return { vault: device.vault, unmount };
}

const findTitle = () => screen.findByRole('heading', { name: 'Metas' });
const lines = () => screen.queryAllByText(/^Com este carrinho/).map(({ textContent }) => textContent);

test('the effect of the cart on the goals is behind a title that stays open or closed', async () => {
  const { unmount } = await openCart([
    GERAL,
    metaSample({ idMeta: 2, fabricante: 'Lab Um', fabricantes: [9999] }),
    metaSample({
      idMeta: 3,
      cliente: { idPessoa: CLIENTE, nome: 'Farmácia Modelo' },
      valor: 80_00,
      realizado: 0,
    }),
  ]);
  const title = await findTitle();
  expect(lines()).toEqual([]);
  await user.click(title);
  await soon(() =>
    expect(lines()).toEqual([
      `Com este carrinho: 60\u00a0% → 64\u00a0% da ${NOME}`,
      `Com este carrinho: 0\u00a0% → 50\u00a0% da ${NOME} · Farmácia Modelo`,
    ]),
  );
  expect(title.closest('[data-print="hide"]')).toBeTruthy();
  unmount();
  await openCart([GERAL]);
  await findTitle();
  await soon(() => expect(lines()).toHaveLength(1));
});

test('units that will not come do not count', async () => {
  await openCart([GERAL], { estoque: 2 });
  await user.click(await findTitle());
  await soon(() => expect(lines()).toEqual([`Com este carrinho: 60\u00a0% → 62\u00a0% da ${NOME}`]));
});

test('a cart that moves no whole percent names its amount', async () => {
  await openCart([metaSample({ valor: 100_000_00, realizado: 60_000_00 })]);
  await user.click(await findTitle());
  await soon(() => expect(lines()).toEqual([`Com este carrinho: + R$\u00a040,00, 60\u00a0% da ${NOME}`]));
});

test('goals that the company withdraws are gone from the cart', async () => {
  const { vault } = await openCart([GERAL]);
  await findTitle();
  const valor = { mes: MES, lidoEm: new Date().toISOString(), metas: [] };
  await putMetas(vault, { at: Date.now(), valor });
  await soon(() => expect(screen.queryByRole('heading', { name: 'Metas' })).toBeNull());
});

test.each([
  ['a buyer', [GERAL], { papel: 'comprador' }],
  ['a cart without a served unit', [GERAL], { estoque: 0 }],
] as const)('%s sees no goals', async (_, metas, more) => {
  await openCart([...metas], more);
  // The code of the goals comes later than the cart.
  await import('./metas-do-carrinho.tsx');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(within(document.body).queryByRole('heading', { name: 'Metas' })).toBeNull();
});
