import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { itemSample, pedidoSample } from '#domain/orders/pedido-sample.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { RepetirDialog } from './repetir-dialog.tsx';

const user = person();

const item = (idProduto: number, valorUnitarioLiquido: number) =>
  itemSample(idProduto, { valorUnitarioLiquido, quantidade: 12 });

/** Repeats an order of products 1 to 4 without a signal, once the cart is read. */
function Repete() {
  const itens = [item(1, 10_0000), item(2, 8_0000), item(3, 12_5000), item(4, 10_0000)];
  if (useCarrinho() === null) return null;
  return <RepetirDialog pedido={pedidoSample({ itens })} onClose={() => undefined} />;
}

/** Repeats the order into a cart that holds these products. */
async function openOrder(held: Readonly<Record<number, number>> = {}): Promise<PageDevice> {
  const device = await openPageDevice({
    produtos: [
      { idProduto: 1, nome: 'IGUAL' },
      { idProduto: 2, nome: 'SUBIU' },
      { idProduto: 3, nome: 'BAIXOU' },
      { idProduto: 4, nome: 'ESGOTADA', substancia: 'DIPIRONA', preco: { estoque: 0 } },
      {
        idProduto: 5,
        nome: 'NO LUGAR',
        substancia: 'DIPIRONA',
        apresentacao: '500 MG COM CT BL X 20',
        preco: { valorUnitario: 6_0000 },
      },
    ],
  });
  await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 0 });
  for (const [idProduto, quantidade] of Object.entries(held))
    await device.pedir(Number(idProduto), quantidade);
  renderPage(<Repete />, device);
  return device;
}

async function openResult() {
  const device = await openOrder();
  const dialog = within(await screen.findByRole('dialog', { name: 'Repetir Pedido' }));
  return { device, dialog, lines: () => dialog.getAllByRole('listitem').map(textOf) };
}
const textOf = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ');

test('the changes since a repeated order are told line by line, the gravest first, with both prices', async () => {
  const { dialog, lines } = await openResult();
  expect(lines().filter((line) => !line.startsWith('NO LUGAR'))).toEqual([
    expect.stringMatching(/^Incluído com faltaP4Em falta: nada será atendido por enquanto\./),
    expect.stringMatching(/^Incluído com preço maiorP2Subiu: era R\$ 8,00 agora R\$ 10,00/),
    expect.stringMatching(/^Incluído com preço menorP3Baixou: era R\$ 12,50 agora R\$ 10,00/),
    expect.stringMatching(/^IncluídoP1(?!Subiu|Baixou)/),
  ]);
  expect(
    dialog.getByText(/Desde o pedido: 1 item com preço maior, 1 item com preço menor, 1 item com falta/),
  ).toBeTruthy();
});

test('a quantity of a repeated order is changed where its change is told', async () => {
  const { device, dialog } = await openResult();
  const counter = await dialog.findByRole('spinbutton', { name: /P2/ });
  await user.fill(counter, '5');
  await user.tab();
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 12, 2: 5, 3: 12, 4: 12 }));
});

test('a missing line of a repeated order offers as many units of a similar product in packs of another size', async () => {
  const { device, dialog } = await openResult();
  await user.click(await dialog.findByRole('button', { name: /^Comprar: NO LUGAR/ }));
  await soon(async () => expect(await device.quantidades()).toMatchObject({ 5: 18 }));
});

const TODOS = { 1: 12, 2: 12, 3: 20, 4: 12 };
const findResult = () => screen.findByRole('dialog', { name: 'Repetir Pedido' });

test('an order that the cart holds already is added again only on request', async () => {
  const device = await openOrder(TODOS);
  const box = within(await findBox('Já está no carrinho'));
  expect(await device.quantidades()).toEqual(TODOS);
  await user.click(box.getByRole('button', { name: 'Somar outra vez' }));
  await findResult();
  expect(await device.quantidades()).toEqual({ 1: 24, 2: 24, 3: 32, 4: 24 });
});

test('an order that the cart holds already is not added after a no', async () => {
  const device = await openOrder(TODOS);
  const box = within(await findBox('Já está no carrinho'));
  await user.click(box.getByRole('button', { name: 'Não repetir' }));
  await soon(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await device.quantidades()).toEqual(TODOS);
});

test.each([
  [
    { 1: 12, 2: 12, 3: 12 },
    { 1: 24, 2: 24, 3: 24, 4: 12 },
  ],
  [
    { 1: 12, 2: 11, 3: 12, 4: 12 },
    { 1: 24, 2: 23, 3: 24, 4: 24 },
  ],
])('an order is added without a question to a cart that lacks some of it: %j', async (held, after) => {
  const device = await openOrder(held);
  await findResult();
  expect(await device.quantidades()).toEqual(after);
});
