import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { CarrinhoScreen } from '#features/carrinho/carrinho-screen.tsx';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { closeOrcamento, openTransformar } from '#parts/share/orcamento-aberto.ts';
import { PRODUTOS } from '#tests/support/dom/cart-page.tsx';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';
import { OrcamentoHost } from './orcamento-host.tsx';

const user = person();

/** Leaves no dialog of a test to the next one. */
beforeEach(closeOrcamento);

async function openCart(quantidades: Record<number, number>): Promise<PageDevice> {
  history.replaceState(null, '', '/carrinho');
  const device = await openPageDevice({ produtos: PRODUTOS });
  for (const [idProduto, quantidade] of Object.entries(quantidades))
    await device.pedir(Number(idProduto), quantidade);
  renderPage(
    <>
      <CarrinhoScreen idHotsitePolitica={undefined} />
      <OrcamentoHost />
    </>,
    device,
  );
  return device;
}

const orcamentos = async ({ vault }: PageDevice) =>
  (await vault.outbox.toArray()).flatMap(({ intent }) => (intent.tipo === 'orcamento' ? [intent] : []));
const marcas = async ({ vault }: PageDevice) =>
  (await vault.outbox.toArray()).flatMap(({ intent }) =>
    intent.tipo === 'orcamento-situacao' ? [intent.situacao] : [],
  );

async function openGuardar() {
  await user.click(await screen.findByRole('button', { name: 'Orçamento' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Guardar orçamento' }));
  return within(await screen.findByRole('dialog', { name: 'Guardar orçamento' }));
}

test('the cart is kept as a quotation without leaving it, and only then emptied by its user, who can undo that', async () => {
  const device = await openCart({ 1: 2, 3: 1 });
  const dialog = await openGuardar();
  const dias = dialog.getByLabelText('Validade em dias');
  await user.clear(dias);
  await user.type(dias, '31{Enter}');
  expect(dialog.getByRole('alert').textContent).toBe('Informe de 1 a 30 dias.');
  expect(await orcamentos(device)).toEqual([]);
  await user.clear(dias);
  await user.type(dias, '10');
  await user.type(dialog.getByLabelText('Observação (opcional)'), ' Entrega à tarde ');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await soon(async () =>
    expect(await orcamentos(device)).toMatchObject([{ observacao: 'Entrega à tarde', validadeDias: 10 }]),
  );
  const [kept] = await orcamentos(device);
  expect([kept?.linhas.length, kept?.grupos.length]).toEqual([2, 2]);
  expect(await device.quantidades()).toEqual({ 1: 2, 3: 1 });
  await user.click(await shownToasts().findByRole('button', { name: 'Esvaziar o carrinho' }));
  await soon(async () => expect(await device.quantidades()).toEqual({}));
  expect(await orcamentos(device)).toHaveLength(1);
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 2, 3: 1 }));
});

test('a second press while it is kept makes no second quotation', async () => {
  const device = await openCart({ 1: 2 });
  const dialog = await openGuardar();
  const button = dialog.getByRole('button', { name: 'Guardar' });
  await user.dblClick(button);
  await soon(async () => expect(await orcamentos(device)).toHaveLength(1));
});

const linha = (idItem: number, quantidade: number, preco: number) => ({
  idItem,
  idItemTipo: 1,
  idCondicao: 1,
  quantidade,
  descricao: `PRODUTO ${idItem}`,
  preco,
});

const ORCAMENTO = {
  idPrePedido: 12,
  codigoLocal: null,
  nome: 'nº 12',
  pessoaDestinatario: { idPessoa: CLIENTE, nome: 'Farmácia Modelo' },
  validoAte: null,
  transformadoEm: null,
};

async function openReview(part: object = {}, quantidades: Record<number, number> = { 2: 1 }) {
  const device = await openCart(quantidades);
  await (Object.keys(quantidades).length === 0
    ? screen.findByText('Seu carrinho está vazio')
    : screen.findByRole('region', { name: 'Total do carrinho' }));
  const linhas = [linha(1, 3, 1), linha(99, 4, 5_0000)];
  act(() => openTransformar({ ...ORCAMENTO, linhas, ...part }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transformar em pedido' }));
  return { device, dialog };
}

test('a quotation is reviewed without a network, goes into the cart and is marked', async () => {
  const { device, dialog } = await openReview();
  expect(
    await dialog.findByText('Desde o orçamento: 1 item com preço maior, 1 item que fica de fora.'),
  ).toBeTruthy();
  const items = within(dialog.getByRole('region', { name: 'Itens do orçamento' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent.startsWith('PRODUTO 99'))).toEqual([true, false]);
  expect(items[0]?.textContent).toContain('Não está mais à venda para este cliente.');
  expect(items[1]?.textContent).toContain('Subiu de ');
  expect(await device.quantidades()).toEqual({ 2: 1 });
  await user.click(dialog.getByRole('button', { name: 'Somar ao carrinho' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 3, 2: 1 }));
  await soon(async () => expect(await marcas(device)).toEqual(['transformado']));
  expect(await shownToasts().findByText('1 item do orçamento foi para o carrinho.')).toBeTruthy();
});

test('a cart with other items says so, becomes the quotation, and is as before when that is undone', async () => {
  const { device, dialog } = await openReview({}, { 1: 2, 2: 1 });
  expect(
    await dialog.findByText(
      /^O carrinho já tem 2 itens, R\$\s[\d,]+\. 1 item do orçamento já está nele: somar aumenta as quantidades\.$/,
    ),
  ).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Pôr no carrinho' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Trocar o carrinho' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 3 }));
  await soon(async () => expect(await marcas(device)).toEqual(['transformado']));
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 2, 2: 1 }));
  // The quotation is as before too.
  await soon(async () => expect(await marcas(device)).toEqual([]));
});

test('an undone quotation loses a mark that was sent, but not an earlier one', async () => {
  const first = await openReview({}, { 1: 2, 2: 1 });
  await user.click(await first.dialog.findByRole('button', { name: 'Trocar o carrinho' }));
  await soon(async () => expect(await marcas(first.device)).toEqual(['transformado']));
  await first.device.vault.outbox.toCollection().modify((row) => {
    if (row.intent.tipo === 'orcamento-situacao') row.tries = 1;
  });
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await marcas(first.device)).toEqual(['transformado', 'desfeito']));
});

test('an undone quotation that was in the cart before keeps its mark', async () => {
  const { device, dialog } = await openReview({ transformadoEm: '2026-11-18T10:00:00-03:00' }, { 1: 2 });
  await user.click(await dialog.findByRole('button', { name: 'Trocar o carrinho' }));
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 2 }));
  expect(await shownToasts().findByText('O carrinho voltou ao que era.')).toBeTruthy();
  expect(await marcas(device)).toEqual(['transformado']);
});

const remarks = async ({ vault }: PageDevice) =>
  foldBase(await readCarrinhoBase(vault, CLIENTE)).linhas.map((one) => [one.idItem, one.observacao ?? '']);

test('a cart that becomes the quotation has its remarks and keeps its own on other lines, until that is undone', async () => {
  const comRemark = (idItem: number, quantidade: number, observacao?: string) => ({
    ...linha(idItem, quantidade, 1),
    ...(observacao && { observacao }),
  });
  const linhas = [comRemark(1, 2, 'validade longa'), comRemark(2, 3)];
  const { device, dialog } = await openReview({ linhas }, { 1: 2, 2: 1 });
  await device.vault.outbox.toCollection().modify(({ intent }) => {
    if (intent.tipo === 'linha' && intent.linha.idItem === 2) intent.detalhe = { observacao: 'gelo' };
  });
  await soon(async () =>
    expect(await remarks(device)).toEqual([
      [1, ''],
      [2, 'gelo'],
    ]),
  );
  expect(await screen.findByText(/gelo/)).toBeTruthy();
  await user.click(await dialog.findByRole('button', { name: 'Trocar o carrinho' }));
  await soon(async () =>
    expect(await remarks(device)).toEqual([
      [1, 'validade longa'],
      [2, 'gelo'],
    ]),
  );
  expect(await device.quantidades()).toEqual({ 1: 2, 2: 3 });
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () =>
    expect(await remarks(device)).toEqual([
      [1, ''],
      [2, 'gelo'],
    ]),
  );
});

test('two sale conditions that fall back to one lose no unit', async () => {
  const linhas = [{ ...linha(1, 3, 1), idCondicao: 8 }, linha(1, 4, 1), { ...linha(1, 5, 1), idCondicao: 9 }];
  const { device, dialog } = await openReview({ linhas }, {});
  await user.click(await dialog.findByRole('button', { name: 'Pôr no carrinho' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 12 }));
});

test('the dialog ends with the session, and with the screen that it is over', async () => {
  const device = await openPageDevice({ produtos: PRODUTOS });
  history.replaceState(null, '', '/carrinho');
  const { unmount } = renderPage(<OrcamentoHost />, device);
  const open = () => act(() => openTransformar({ ...ORCAMENTO, linhas: [linha(1, 3, 1)] }));
  open();
  await screen.findByRole('dialog', { name: 'Transformar em pedido' });
  act(() => navigate('/pedidos'));
  await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
  open();
  await screen.findByRole('dialog', { name: 'Transformar em pedido' });
  unmount();
  renderPage(<OrcamentoHost />, device);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a cart that is the quotation already stays as it is, and the quotation is marked', async () => {
  const { device, dialog } = await openReview({ linhas: [linha(1, 2, 1)] }, { 1: 2 });
  expect(await dialog.findByText(/É o mesmo do orçamento: somar dobra as quantidades\.$/)).toBeTruthy();
  expect(dialog.getAllByRole('button').at(-1)?.textContent).toBe('Trocar o carrinho');
  const before = await device.vault.outbox.toArray();
  await user.click(dialog.getByRole('button', { name: 'Trocar o carrinho' }));
  await soon(async () => expect(await marcas(device)).toEqual(['transformado']));
  expect(await device.quantidades()).toEqual({ 1: 2 });
  expect((await device.vault.outbox.toArray()).slice(0, -1)).toEqual(before);
  expect(await shownToasts().findByText('O carrinho já era o do orçamento.')).toBeTruthy();
});

test('a quotation goes into an empty cart with one press', async () => {
  const { device, dialog } = await openReview({}, {});
  const put = await dialog.findByRole('button', { name: 'Pôr no carrinho' });
  expect(dialog.queryByText(/^O carrinho já tem/)).toBeNull();
  await user.click(put);
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 3 }));
});

test('a quotation that was turned before, or whose days are over, is warned of first', async () => {
  const turned = { transformadoEm: '2026-11-18T10:00:00-03:00', validoAte: '2020-01-02' };
  const { dialog } = await openReview(turned, {});
  expect(dialog.getByText('Já foi para o carrinho em 18/11.')).toBeTruthy();
  expect(dialog.getByText('Vencido em 02/01: valem os preços de hoje.')).toBeTruthy();
  expect(await dialog.findByRole('button', { name: 'Pôr no carrinho' })).toBeTruthy();
});

test('a quotation whose products are all gone offers nothing', async () => {
  const { dialog } = await openReview({ linhas: [linha(99, 4, 5_0000)] });
  expect(await dialog.findByText(/^Nenhum item do orçamento pode ir para o carrinho\./)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Pôr no carrinho' })).toBeNull();
});

test('a quotation of another customer goes into no cart', async () => {
  const { dialog } = await openReview({ pessoaDestinatario: { idPessoa: 999, nome: 'Drogaria Outra' } });
  expect(
    dialog.getByText('Este orçamento é de Drogaria Outra. Atenda esse cliente para transformá-lo em pedido.'),
  ).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Pôr no carrinho' })).toBeNull();
});
