import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { CLIENTE, putNota, TITULO } from '#features/devolucao-nova/nova-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { putDevolucoes } from '#mirror/devolucoes.ts';
import { writeDevolucaoConfirmed } from '#outbox/devolucoes/settle-devolucao.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { ITENS, inserir, intents, openEntry, renderEntry } from '#tests/support/dom/digitacao-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { findBox, shownToasts, soon } from '#tests/support/dom/shown.ts';
import * as css from './digitacao.css.ts';

fakeServer();
const user = person();

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name }));
const item = (idProduto: number, quantidade: number) => ({
  tipo: 'devolucao-item',
  item: { idProduto, quantidade },
});

test('the entry has its totals, two lists and its acts, and a lot stands fixed in its dialog', async () => {
  await openEntry();
  const totals = () =>
    ['Produtos na nota', 'Total da nota', 'Produtos na devolução', 'Total da devolução'].map(
      (name) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent,
    );
  expect(totals()).toEqual(['3 · 30 un.', 'R$\u00a0300,00', '0 · 0 un.', 'R$\u00a00,00']);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Itens da nota',
    'Itens da devolução',
  ]);
  const acts = within(screen.getByRole('group', { name: 'Ações da devolução' }));
  expect(acts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Finalizar',
    'Cancelar',
    'Fechar',
  ]);
  expect(acts.getByText('Insira os itens que voltam, com a quantidade e o motivo.')).toBeTruthy();
  await press(/^Inserir ÁCIDO/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Inserir item' }));
  const fixed = ['Produto', 'Lote'].map((name) => dialog.getByText(name).nextElementSibling);
  expect(fixed.map((value) => [value?.tagName, value?.textContent])).toEqual([
    ['DD', 'ÁCIDO FÓLICO 5 MG'],
    ['DD', 'L1'],
  ]);
  await user.selectOptions(dialog.getByLabelText('Motivo'), 'Erro de pedido');
  await user.fill(dialog.getByRole('spinbutton'), '4');
  await user.click(dialog.getByRole('button', { name: 'Inserir' }));
  await soon(() => expect(totals().slice(2)).toEqual(['1 · 4 un.', 'R$\u00a040,00']));
  expect(acts.getByText(/confira os da devolução e finalize/)).toBeTruthy();
  await openTab('Itens da devolução');
  expect(await screen.findByRole('button', { name: /^Editar ÁCIDO/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Excluir ÁCIDO/ })).toBeTruthy();
  await press('Fechar');
  await soon(() => expect(location.pathname).toBe('/devolucao'));
});

test('lots are inserted and edited as absolute changes, and totals follow', async () => {
  const { vault } = await openEntry();
  await inserir('ÁCIDO', '4', 'Erro de pedido');
  expect(await screen.findByText('Nesta devolução: 4')).toBeTruthy();
  expect(await screen.findByText('1 · 4 un.')).toBeTruthy();
  await inserir('ÁCIDO', '6', 'Erro de pedido');
  await soon(async () =>
    expect(await intents(vault)).toMatchObject([{ tipo: 'devolucao-criar' }, item(1, 6)]),
  );
  expect((await intents(vault))[1]).toMatchObject({
    item: { valor: 6000, idDevolucaoMotivo: 2, lote: 'L1' },
  });
});

test('a lot is taken out by the Delete key, and the return is finalised on the device', async () => {
  const { vault } = await openEntry();
  await press('Finalizar');
  expect((await findBox('Atenção')).textContent).toContain('Inclua ao menos um item na devolução.');
  await press('OK');
  await inserir('ÁCIDO', '4', 'Erro de pedido');
  await inserir('INSULINA', '1', 'Avaria no transporte');
  await openTab('Itens da devolução');
  const grid = within(await screen.findByRole('grid', { name: 'Itens da devolução' }));
  const row = must((await grid.findByText('INSULINA')).closest<HTMLElement>('[role=row]'), 'row');
  row.focus();
  await user.keyboard('{Delete}');
  expect((await findBox('Confirmação')).textContent).toContain('Realmente deseja excluir o item');
  await press('Sim');
  await soon(() => expect(grid.queryByText('INSULINA')).toBeNull());
  await soon(() => expect(document.activeElement?.getAttribute('role')).toMatch(/^(?:row|tab)$/));
  await user.click(grid.getByRole('button', { name: /^Excluir ÁCIDO/ }));
  await press('Sim');
  await soon(() => expect(document.activeElement?.textContent).toBe('Itens da devolução'));
  await openTab('Itens da nota');
  await inserir('ÁCIDO', '4', 'Erro de pedido');
  await press('Finalizar');
  expect((await findBox('Confirmação')).textContent).toContain('Realmente deseja finalizar a devolução?');
  await press('Sim');
  expect(await shownToasts().findByText(/^Devolução .+ finalizada neste aparelho\./)).toBeTruthy();
  await soon(() => expect(location.pathname).toBe('/devolucao'));
  const last = (await intents(vault)).at(-1);
  expect(last).toMatchObject({ tipo: 'devolucao-finalizar', itens: [{ idProduto: 1, quantidade: 4 }] });
  expect((await intents(vault)).map(({ tipo }) => tipo)).toEqual([
    'devolucao-criar',
    'devolucao-item-excluir',
    'devolucao-item',
    'devolucao-finalizar',
  ]);
});

test('units need a reason, fit into their lot, and a refrigerated product has two reasons only', async () => {
  const { vault } = await openEntry();
  await press(/^Inserir INSULINA/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Inserir item' }));
  await user.click(dialog.getByRole('button', { name: 'Inserir' }));
  expect(dialog.getByText('O motivo da devolução do item é obrigatório.')).toBeTruthy();
  expect(dialog.getByText('A quantidade deve ser maior que 0.')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Motivo'), 'Erro de pedido');
  await user.fill(dialog.getByRole('spinbutton'), '11');
  expect(await dialog.findByText('Restam 10 unidades deste lote.')).toBeTruthy();
  expect(dialog.getByText(/^Produtos refrigerados só são devolvidos/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Inserir' }));
  expect(await vault.outbox.count()).toBe(1);
});

test('a lot that is all returned is bold, out of use and says so', async () => {
  await openEntry();
  const row = must((await screen.findByText('DIPIRONA')).closest('[role=row]'), 'row');
  expect(row.getAttribute('aria-disabled')).toBe('true');
  const isBold = (text: string) => screen.getByText(text).classList.contains(css.marcado);
  expect([isBold('DIPIRONA'), isBold('INSULINA')]).toEqual([true, false]);
  await press(/^Inserir DIPIRONA/);
  expect((await findBox('Atenção')).textContent).toContain(
    'Todas as unidades deste lote já foram devolvidas.',
  );
});

test('a list is filtered by any part of a description, whatever its accents', async () => {
  await openEntry();
  await user.type(screen.getByRole('searchbox', { name: 'Procurar por descrição' }), 'folico');
  await soon(() => expect(screen.queryByText('INSULINA')).toBeNull());
  expect(screen.getByText('ÁCIDO FÓLICO 5 MG')).toBeTruthy();
});

test('the address gets the number of a return in place of its code when the server gives one', async () => {
  const { vault } = await openEntry();
  const [row] = await vault.outbox.toArray();
  await vault.transaction('rw', ['outbox', 'receipts', 'parked'], () =>
    writeDevolucaoConfirmed(
      vault,
      must(row, 'row'),
      { carrinho: null, pedidos: [], idDevolucao: 12 },
      Date.now(),
    ),
  );
  await soon(() => expect(location.search).toBe(`?id=12&titulo=${TITULO}`));
  expect((await screen.findAllByText('nº 12')).length).toBeGreaterThan(0);
});

test('a draft that the server never heard of is deleted with all its changes', async () => {
  const { vault } = await openEntry();
  await inserir('ÁCIDO', '4', 'Erro de pedido');
  await press('Cancelar');
  expect((await findBox('Confirmação')).textContent).toContain('A devolução eletrônica será excluída.');
  await press('Sim');
  expect(await shownToasts().findByText('Devolução de Venda excluída com sucesso!')).toBeTruthy();
  await soon(() => expect(location.pathname).toBe('/devolucao'));
  expect(await vault.outbox.count()).toBe(0);
});

test('the lists say how old they are', async () => {
  await openEntry();
  expect(await screen.findByText('Itens da nota atualizados agora')).toBeTruthy();
});

test('a draft of an invoice that the server calls out of term says so', async () => {
  await openEntry({ prazoAte: null, foraPrazo: true });
  expect(await screen.findByText('Fora do prazo: depende de aprovação')).toBeTruthy();
});

test('a draft whose term has ended names the day on which it was made', async () => {
  const device = await openPageDevice();
  const hoje = businessDayOf(new Date());
  await putNota(device.vault, ITENS, { prazoAte: addDays(hoje, -1) });
  const dataDevolucao = '2026-11-02T10:00:00-03:00';
  await putDevolucoes(device.vault, CLIENTE, [devolucaoSample(901, { dataDevolucao })], {
    at: Date.now(),
    feitas: [],
  });
  renderEntry(device, 901);
  expect(await screen.findByText('Foi criada no prazo em 02/11/2026')).toBeTruthy();
});
