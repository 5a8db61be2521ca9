import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { consultarNotas, exportarNotas } from '#contract/invoices/nota-fiscal.ts';
import { baixarBoletosDeNotas, baixarDanfe, baixarXml } from '#contract/invoices/nota-fiscal-arquivos.ts';
import { notaSample } from '#domain/invoices/nota-sample.ts';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { must } from '#lib/must.ts';
import { saved } from '#tests/support/dom/browser.ts';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { notaRows, notas, openNotas } from '#tests/support/dom/notas-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { columnsOf, findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const numbers = async () =>
  within(await screen.findByRole('grid', { name: 'Notas fiscais' }))
    .getAllByRole('row')
    .flatMap((row) => /70\d/.exec(row.textContent)?.[0] ?? []);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const sayYes = async () =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sim' }));

beforeEach(() => {
  localStorage.removeItem('maleta:notas-ordem');
  saved.length = 0;
  for (const call of [baixarBoletosDeNotas, baixarDanfe, baixarXml])
    server.raw(call, { status: 200, body: '%PDF-1.7', isOurs: true });
});

test('invoices are listed oldest first, with their total, and sorted as they are asked for', async () => {
  await openNotas();
  expect(await numbers()).toEqual(['703', '702', '701']);
  expect(await screen.findByText('3 documentos no total')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Emissão: mais recentes');
  expect(await numbers()).toEqual(['701', '702', '703']);
});

test('a card of the list of invoices names another recipient than the customer being served', async () => {
  setViewport({ width: 360, height: 740, pointer: 'coarse' });
  const [own, other] = [notaSample(1), notaSample(2)];
  const { pessoaDestinatario } = other.titulo;
  await openNotas([
    {
      ...own,
      titulo: {
        ...own.titulo,
        pessoaDestinatario: { ...pessoaDestinatario, idPessoa: CLIENTE, nome: 'A própria' },
      },
    },
    {
      ...other,
      titulo: {
        ...other.titulo,
        pessoaDestinatario: { ...pessoaDestinatario, idPessoa: 999, nome: 'A filial' },
      },
    },
  ]);
  await screen.findByText('A filial');
  expect(screen.queryByText('A própria')).toBeNull();
  expect(screen.getAllByText('CPF/CNPJ')).toHaveLength(1);
});

test.each([
  [360, 1],
  [800, 0],
])('in a window of %i px the key of an invoice stands behind %i words to open', async (width, count) => {
  setViewport({ width });
  await openNotas([notaSample(1)]);
  const key = await screen.findByText('Chave NF-e');
  expect(screen.queryAllByText('Mais dados')).toHaveLength(count);
  expect(key.closest('details') !== null).toBe(count === 1);
});

test('the list of invoices has its title and columns, and says which have boletos', async () => {
  await openNotas([notaSample(1, { boletos: [81] }), notaSample(2)]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notas Fiscais');
  expect(columnsOf(await screen.findByRole('grid', { name: 'Notas fiscais' }))).toEqual([
    'Marcar',
    'Número',
    'Data de emissão',
    'Valor',
    'Pagamento',
    'Possui boleto',
    'Destinatário',
    'CPF/CNPJ',
    'Operação',
    'Chave NF-e',
    'Série',
    'Tipo de emissão',
  ]);
  const cells = (await notaRows()).map((row) => within(row).getAllByRole('gridcell')[5]?.textContent);
  expect(cells).toEqual(['SimBaixar', 'Não']);
});

test.each([1280, 360])(
  'in a window of %i px an invoice shows its value and how it is paid',
  async (width) => {
    setViewport({ width });
    const [um, dois, tres] = notas.map((nota, at) => ({
      ...nota,
      boletos: [{ idBoleto: at }],
      valorTotalNota: 1_234_56,
    }));
    const device = await openNotas([must(um, 'invoice'), must(dois, 'invoice'), must(tres, 'invoice')]);
    const contas = [
      contaSample(1, { idBoleto: 0, dataVencimento: '2050-12-12' }),
      contaSample(2, { idBoleto: 1, dataVencimento: '2020-12-12' }),
      contaSample(3, { idBoleto: 2, dataLiquidacao: '2026-11-10', idSituacao: 2 }),
    ];
    await device.vault.recebiveis.bulkPut(
      contas.map((recebivel) => ({ id: recebivel.id, idPessoaCliente: CLIENTE, recebivel, at: 1 })),
    );
    for (const text of ['Vence 12/12/2050', 'Venceu 12/12/2020', 'Paga'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(/^há [\d.]+ dias$/)).toBeTruthy();
    expect(screen.getAllByText(/^R\$\s1\.234,56$/)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Vencidas 1' }));
    expect(await numbers()).toEqual(['702']);
    expect(location.search).toBe('?pag=vencida');
    // Pressed again it lets all through.
    await user.click(screen.getByRole('button', { name: 'Vencidas 1' }));
    expect(await numbers()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'A vencer 1' }));
    expect(await numbers()).toEqual(['701']);
  },
);

test('one press shows the newest invoices first, also the next time on this device', async () => {
  await openNotas();
  const press = () => user.click(screen.getByRole('button', { name: 'Mais recentes' }));
  expect(await numbers()).toEqual(['703', '702', '701']);
  await press();
  expect(await numbers()).toEqual(['701', '702', '703']);
  cleanup();
  await openNotas();
  expect(await numbers()).toEqual(['701', '702', '703']);
  expect(screen.getByLabelText<HTMLSelectElement>('Ordenar por').value).toBe('2');
  await press();
  expect(await numbers()).toEqual(['703', '702', '701']);
  cleanup();
  await openNotas();
  expect(await numbers()).toEqual(['703', '702', '701']);
});

test.each([1280, 360])('in a window of %i px a value finds its invoice', async (width) => {
  setViewport({ width });
  await openNotas(notas.map((nota, at) => ({ ...nota, valorTotalNota: (at + 1) * 1_000_00 + 50 })));
  await user.type(await screen.findByRole('searchbox', { name: /^Buscar por número, valor/ }), '2000,50');
  await soon(async () => expect(await numbers()).toEqual(['702']));
  expect(new URLSearchParams(location.search).get('q')).toBe('2000,50');
});

test('a number that is not listed is looked for among the invoices of all days', async () => {
  await openNotas();
  await user.type(await screen.findByRole('searchbox', { name: /^Buscar/ }), '9988');
  await user.click(await screen.findByRole('button', { name: 'Procurar a nota 9988 em todas as datas' }));
  await soon(() => expect(location.search).toBe('?num=9988'));
});

test('the exported invoices are those that the search found, also in a list of the server', async () => {
  server.reply(consultarNotas, { colecao: notas, totalRegistros: notas.length });
  server.raw(exportarNotas, { status: 200, body: '702;701;703', isOurs: true });
  await openNotas([], false);
  await notaRows();
  await user.type(await screen.findByRole('searchbox', { name: /^Buscar/ }), '702');
  await soon(async () => expect(await numbers()).toEqual(['702']));
  await press('Exportar');
  await sayYes();
  await soon(() => expect(saved).toHaveLength(1));
  const csv = await must(saved[0], 'file').file.text();
  expect([csv.includes('702'), csv.includes('701')]).toEqual([true, false]);
});

test('the drawer offers this year and the five before it, and the months by name', async () => {
  await openNotas();
  await notaRows();
  await user.click(screen.getByRole('button', { name: /^Filtrar/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Notas Fiscais' }));
  const optionsOf = (name: string) => within(drawer.getByLabelText(name)).getAllByRole('option');
  expect(optionsOf('Ano')).toHaveLength(1 + 6);
  expect(optionsOf('Mês').map(({ textContent }) => textContent)).toContain('Março');
  expect(optionsOf('Mês')).toHaveLength(1 + 12);
});

test('a number takes digits alone, and a list without invoices has nothing to export', async () => {
  await openNotas();
  await notaRows();
  await user.click(screen.getByRole('button', { name: /^Filtrar/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Notas Fiscais' }));
  await soon(() => expect(drawer.getByLabelText('Cliente').textContent).toBe('Farmácia Modelo'));
  await user.type(drawer.getByLabelText('Número da nota'), 'a1b2{Enter}');
  await soon(() => expect(location.search).toBe('?num=12'));
  await user.keyboard('{Escape}');
  await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Exportar');
  expect((await findBox('Atenção')).textContent).toContain('Nenhum registro foi encontrado.');
});
