import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exportarItens } from '#contract/catalogue/exportacao.ts';
import { must } from '#lib/must.ts';
import { BUSCA_VAZIA, type Busca } from '#routes.ts';
import { saved } from '#tests/support/dom/browser.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { ExportDialog } from './export-dialog.tsx';

const server = fakeServer();
const user = person();

const DIPIRONA: Busca = { ...BUSCA_VAZIA, pes: 'dipirona' };
const produtos = [
  { idProduto: 1, nome: 'DIPIRONA' },
  { idProduto: 2, nome: 'LOSARTANA' },
  { idProduto: 3, nome: 'IBUPROFENO', preco: { estoque: 0 } },
];

const dialog = () => within(screen.getByRole('dialog', { name: 'Exportar produtos' }));
const press = async (name: string) => user.click(await dialog().findByRole('button', { name }));
const textOf = async () => (await must(saved.at(-1), 'file').file.text()).replace('\uFEFF', '');

async function openExport(busca: Busca) {
  const onClose = vi.fn<() => void>();
  renderPage(<ExportDialog busca={busca} total={1} onClose={onClose} />, await openPageDevice({ produtos }));
  await screen.findByRole('dialog', { name: 'Exportar produtos' });
  return onClose;
}

/** Answers the questions of a filtered search. */
async function exportFiltered() {
  await press('Continuar');
  await press('Não, só o principal');
  await press('Sim, só os filtrados');
}

beforeEach(() => {
  saved.length = 0;
  server.raw(exportarItens, { status: 200, body: 'Código\r\n1\r\n', isOurs: true });
});

test('the file of a filtered search is asked for with its answers and saved', async () => {
  const onClose = await openExport(DIPIRONA);
  await exportFiltered();
  expect(await dialog().findByText('Produtos exportados com sucesso.')).toBeTruthy();
  expect(
    dialog().getByText(/verifique se o bloqueador de pop-ups do navegador permite downloads/),
  ).toBeTruthy();
  const [asked] = server.askedOf(exportarItens);
  expect(Object.fromEntries(must(asked, 'request').query)).toMatchObject({
    idPessoaCliente: String(CLIENTE),
    textoBusca: 'dipirona',
    filtros: 'true',
    exportarTodosCodBarraProd: 'false',
  });
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^TabelaPreço-\d{14}\.csv$/)]);
  await press('Salvar de novo');
  expect(saved).toHaveLength(2);
  await press('OK');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a search in stock is exported by the device, without products out of stock', async () => {
  await openExport({ ...BUSCA_VAZIA, est: true });
  await exportFiltered();
  expect(await dialog().findByText('Produtos exportados com sucesso.')).toBeTruthy();
  expect(server.askedOf(exportarItens)).toEqual([]);
  const file = await textOf();
  expect(['DIPIRONA', 'LOSARTANA', 'IBUPROFENO'].filter((nome) => file.includes(nome))).toEqual([
    'DIPIRONA',
    'LOSARTANA',
  ]);
});

test('a search that shows everything is not asked about filters', async () => {
  await openExport(BUSCA_VAZIA);
  await press('Continuar');
  await press('Sim, todos');
  expect(await dialog().findByText('Produtos exportados com sucesso.')).toBeTruthy();
  const [asked] = server.askedOf(exportarItens);
  expect(Object.fromEntries(must(asked, 'request').query)).toMatchObject({
    filtros: 'false',
    exportarTodosCodBarraProd: 'true',
  });
});

test.each([
  ['Tabela fechada', 'Os preços estão sendo refeitos.', 'Tabela fechada', 'Os preços estão sendo refeitos.'],
  ['', '', 'Mensagem', 'Houve um erro ao consultar os itens para realizar o download.'],
])('a refusal %j %j says %j %j and saves nothing', async (Message, Description, title, text) => {
  server.refuse(exportarItens, { status: 422, Message, Description });
  await openExport(DIPIRONA);
  await exportFiltered();
  expect(await dialog().findByText(text)).toBeTruthy();
  expect(dialog().getByText(title)).toBeTruthy();
  expect(saved).toEqual([]);
});

test.each([
  ['gives no answer', () => server.silence(exportarItens)],
  ['fails', () => server.raw(exportarItens, { status: 500, body: '', isOurs: true })],
])('a server that %s makes the device write the file from its own data', async (_, break_) => {
  break_();
  await openExport(DIPIRONA);
  await exportFiltered();
  expect(await dialog().findByText(/guardados neste aparelho/)).toBeTruthy();
  const rows = (await textOf()).split('\r\n');
  expect(rows[0]).toMatch(/^Código;Código de barras;Produto;/);
  expect(rows.slice(1, -1)).toEqual([expect.stringContaining('DIPIRONA')]);
});
