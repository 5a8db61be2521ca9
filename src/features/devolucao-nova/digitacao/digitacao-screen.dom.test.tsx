import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { itemDaNotaSample } from '#domain/returns/nota-devolvivel-sample.ts';
import { CLIENTE, putNota, TITULO } from '#features/devolucao-nova/nova-sample.ts';
import { must } from '#lib/must.ts';
import { dispatchDevolucaoCriar } from '#outbox/devolucoes/dispatch-devolucao.ts';
import { writeDevolucaoConfirmed } from '#outbox/devolucoes/settle-devolucao.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import type { Vault } from '#vault/vault.ts';
import { DigitacaoScreen } from './digitacao-screen.tsx';

fakeServer();
const user = person();

const ITENS = [
  itemDaNotaSample(1, { descProduto: 'ÁCIDO FÓLICO 5 MG' }),
  itemDaNotaSample(2, { descProduto: 'INSULINA', lote: 'F1', refrigerado: true }),
  itemDaNotaSample(3, { descProduto: 'DIPIRONA', lote: 'D1', devolvidas: 10 }),
];

/** The entry of a new draft on a device without a signal. */
async function openEntry() {
  const device = await openPageDevice();
  const { vault, env } = device;
  await putNota(vault, ITENS);
  const made = await dispatchDevolucaoCriar(
    vault,
    {
      idPessoaCliente: CLIENTE,
      nomeCliente: 'Farmácia Modelo',
      nota: {
        idTitulo: TITULO,
        numDocumento: '310001',
        serieDocumento: '1',
        dataDocumento: '2026-11-25T10:00:00-03:00',
        valorTotalNota: 300_00,
        idPessoaEmitente: 2,
        prazoAte: null,
      },
      isTotal: false,
      idDevolucaoMotivo: null,
      descDevolucaoMotivo: '',
      notaEletronica: true,
      observacoes: '',
    },
    env,
  );
  if (!made.ok) throw new Error(made.error.kind);
  const { codigoLocal } = made.value;
  history.replaceState(null, '', `/devolucao/digitacao?id=${codigoLocal}&titulo=${TITULO}`);
  renderPage(<DigitacaoScreen />, device);
  await screen.findByRole('grid', { name: 'Itens da nota' });
  return { vault, ...made.value };
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name }));
const intents = async (vault: Vault) => (await vault.outbox.toArray()).map(({ intent }) => intent);
const item = (idProduto: number, quantidade: number) => ({
  tipo: 'devolucao-item',
  item: { idProduto, quantidade },
});

async function inserir(produto: string, quantidade: string, motivo: string) {
  await press(new RegExp(`^(?:Inserir|Editar) ${produto}`));
  const dialog = within(await screen.findByRole('dialog'));
  await user.fill(dialog.getByRole('spinbutton'), quantidade);
  await user.selectOptions(dialog.getByLabelText('Motivo'), motivo);
  await user.click(dialog.getByRole('button', { name: /^(?:Inserir|Salvar)$/ }));
}

const dialogGone = () => soon(() => expect(screen.queryByRole('dialog')).toBeNull());

test('lots are inserted and edited as absolute changes, and totals follow', async () => {
  const { vault } = await openEntry();
  await inserir('ÁCIDO', '4', 'Erro de pedido');
  await dialogGone();
  expect(await screen.findByText('Nesta devolução: 4')).toBeTruthy();
  expect(await screen.findByText('1 · 4 un.')).toBeTruthy();
  await inserir('ÁCIDO', '6', 'Erro de pedido');
  await dialogGone();
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
  await dialogGone();
  await inserir('INSULINA', '1', 'Avaria no transporte');
  await dialogGone();
  await openTab('Itens da devolução');
  const grid = within(await screen.findByRole('grid', { name: 'Itens da devolução' }));
  const row = must(
    (await grid.findAllByRole('row')).find(({ textContent }) => textContent.includes('INSULINA')),
    'row',
  );
  row.focus();
  await user.keyboard('{Delete}');
  expect((await findBox('Confirmação')).textContent).toContain('Realmente deseja excluir o item');
  await press('Sim');
  await soon(() => expect(grid.queryByText('INSULINA')).toBeNull());
  await press('Finalizar');
  expect((await findBox('Confirmação')).textContent).toContain('Realmente deseja finalizar a devolução?');
  await press('Sim');
  expect((await findBox('Mensagem')).textContent).toContain('guardada neste aparelho');
  await press('OK');
  await soon(() => expect(location.pathname).toBe('/devolucao'));
  const last = (await intents(vault)).at(-1);
  expect(last).toMatchObject({ tipo: 'devolucao-finalizar', itens: [{ idProduto: 1, quantidade: 4 }] });
  expect((await intents(vault)).map(({ tipo }) => tipo)).toEqual([
    'devolucao-criar',
    'devolucao-item',
    'devolucao-item-excluir',
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

test('a lot that is all returned is out of use and says so', async () => {
  await openEntry();
  const row = must((await screen.findByText('DIPIRONA')).closest('[role=row]'), 'row');
  expect(row.getAttribute('aria-disabled')).toBe('true');
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
  await dialogGone();
  await press('Cancelar');
  expect((await findBox('Confirmação')).textContent).toContain('A devolução eletrônica será excluída.');
  await press('Sim');
  expect((await findBox('Sucesso')).textContent).toContain('Devolução de Venda excluída com sucesso!');
  await press('OK');
  await soon(() => expect(location.pathname).toBe('/devolucao'));
  expect(await vault.outbox.count()).toBe(0);
});

test('an unknown return is said to be missing, with the way to the list', async () => {
  await openEntry();
  history.replaceState(null, '', '/devolucao/digitacao?id=99&titulo=1');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByText('Devolução não encontrada.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver as devoluções' }).getAttribute('href')).toBe('/devolucao');
});
