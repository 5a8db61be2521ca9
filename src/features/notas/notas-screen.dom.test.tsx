import { cleanup, screen, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { consultarNotas, exportarNotas } from '#contract/invoices/nota-fiscal.ts';
import { baixarBoletosDeNotas, baixarDanfe, baixarXml } from '#contract/invoices/nota-fiscal-arquivos.ts';
import { notaSample } from '#domain/invoices/nota-sample.ts';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { must } from '#lib/must.ts';
import { saved } from '#tests/support/dom/browser.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { columnsOf, findBox, soon } from '#tests/support/dom/shown.ts';
import { NotasScreen } from './notas-screen.tsx';

const server = fakeServer();
const user = person();

const DAY_MS = 86_400_000;
/** Three invoices of the last days, the first of which is the newest. */
const notas = [1, 2, 3].map((n) =>
  notaSample(n, { numero: String(700 + n), data: new Date(Date.now() - n * DAY_MS).toISOString() }),
);

async function openList(kept = notas, isMirrored = true) {
  history.replaceState(null, '', '/notasfiscais');
  const device = await openPageDevice();
  await device.vault.notasFiscais.bulkPut(
    kept.map((nota) => ({ idTitulo: nota.titulo.idTitulo, idPessoaCliente: CLIENTE, nota, at: 1 })),
  );
  if (isMirrored) await device.vault.checkpoints.put({ name: `notas:${CLIENTE}`, at: Date.now() });
  renderPage(<NotasScreen />, device);
  return device;
}

const rows = async () =>
  within(await screen.findByRole('grid', { name: 'Notas fiscais' }))
    .getAllByRole('row')
    .slice(1);
const numbers = async () =>
  within(await screen.findByRole('grid', { name: 'Notas fiscais' }))
    .getAllByRole('row')
    .flatMap((row) => /70\d/.exec(row.textContent)?.[0] ?? []);
const mark = async (at: number) => user.click(within(must((await rows())[at], 'row')).getByRole('checkbox'));
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
  await openList();
  expect(await numbers()).toEqual(['703', '702', '701']);
  expect(await screen.findByText('3 documentos no total')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Emissão: mais recentes');
  expect(await numbers()).toEqual(['701', '702', '703']);
});

test('a card of the list of invoices names another recipient than the customer being served', async () => {
  setViewport({ width: 360, height: 740, pointer: 'coarse' });
  const [own, other] = [notaSample(1), notaSample(2)];
  const { pessoaDestinatario } = other.titulo;
  await openList([
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
  await openList([notaSample(1)]);
  const key = await screen.findByText('Chave NF-e');
  expect(screen.queryAllByText('Mais dados')).toHaveLength(count);
  expect(key.closest('details') !== null).toBe(count === 1);
});

test('the list of invoices has its title and columns, and says which have boletos', async () => {
  await openList([notaSample(1, { boletos: [81] }), notaSample(2)]);
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
  const cells = (await rows()).map((row) => within(row).getAllByRole('gridcell')[5]?.textContent);
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
    const device = await openList([must(um, 'invoice'), must(dois, 'invoice'), must(tres, 'invoice')]);
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
  await openList();
  const press = () => user.click(screen.getByRole('button', { name: 'Mais recentes' }));
  expect(await numbers()).toEqual(['703', '702', '701']);
  await press();
  expect(await numbers()).toEqual(['701', '702', '703']);
  cleanup();
  await openList();
  expect(await numbers()).toEqual(['701', '702', '703']);
  expect(screen.getByLabelText<HTMLSelectElement>('Ordenar por').value).toBe('2');
  await press();
  expect(await numbers()).toEqual(['703', '702', '701']);
  cleanup();
  await openList();
  expect(await numbers()).toEqual(['703', '702', '701']);
});

test.each([1280, 360])('in a window of %i px a value finds its invoice', async (width) => {
  setViewport({ width });
  await openList(notas.map((nota, at) => ({ ...nota, valorTotalNota: (at + 1) * 1_000_00 + 50 })));
  await user.type(await screen.findByRole('searchbox', { name: /^Buscar por número, valor/ }), '2000,50');
  await soon(async () => expect(await numbers()).toEqual(['702']));
  expect(new URLSearchParams(location.search).get('q')).toBe('2000,50');
});

test('a number that is not listed is looked for among the invoices of all days', async () => {
  await openList();
  await user.type(await screen.findByRole('searchbox', { name: /^Buscar/ }), '9988');
  await user.click(await screen.findByRole('button', { name: 'Procurar a nota 9988 em todas as datas' }));
  await soon(() => expect(location.search).toBe('?num=9988'));
});

test('the exported invoices are those that the search found, also in a list of the server', async () => {
  server.reply(consultarNotas, { colecao: notas, totalRegistros: notas.length });
  server.raw(exportarNotas, { status: 200, body: '702;701;703', isOurs: true });
  await openList([], false);
  await rows();
  await user.type(await screen.findByRole('searchbox', { name: /^Buscar/ }), '702');
  await soon(async () => expect(await numbers()).toEqual(['702']));
  await press('Exportar');
  await sayYes();
  await soon(() => expect(saved).toHaveLength(1));
  const csv = await must(saved[0], 'file').file.text();
  expect([csv.includes('702'), csv.includes('701')]).toEqual([true, false]);
});

test.each([1280, 360])('in a window of %i px the boleto of a row is downloaded from it', async (width) => {
  setViewport({ width });
  await openList([notaSample(1, { boletos: [81], numero: '701' }), notaSample(2, { boletos: [82] })]);
  await user.click(await screen.findByRole('button', { name: /, boleto da nota nº 701$/ }));
  await sayYes();
  await soon(() => expect(server.askedOf(baixarBoletosDeNotas)).toHaveLength(1));
  expect(server.askedOf(baixarBoletosDeNotas)[0]?.query.get('variosIdBoleto')).toBe(btoa('81'));
  expect((await rows()).some((row) => row.getAttribute('aria-selected') === 'true')).toBe(false);
});

test('boletos of invoices without any are not asked for', async () => {
  await openList();
  await mark(0);
  await press('Baixar Boleto');
  expect((await findBox('Atenção')).textContent).toContain(
    'Nenhum boleto foi encontrado para que o download seja realizado.',
  );
});

test('the listed invoices are exported as CSV after a question', async () => {
  await openList();
  await rows();
  await press('Exportar');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Realmente deseja exportar as notas fiscais em CSV?');
  expect(saved).toEqual([]);
  await sayYes();
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/\.csv$/);
});

test('the drawer offers this year and the five before it, and the months by name', async () => {
  await openList();
  await rows();
  await user.click(screen.getByRole('button', { name: /^Filtrar/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Notas Fiscais' }));
  const optionsOf = (name: string) => within(drawer.getByLabelText(name)).getAllByRole('option');
  expect(optionsOf('Ano')).toHaveLength(1 + 6);
  expect(optionsOf('Mês').map(({ textContent }) => textContent)).toContain('Março');
  expect(optionsOf('Mês')).toHaveLength(1 + 12);
});

test('a number takes digits alone, and a list without invoices has nothing to export', async () => {
  await openList();
  await rows();
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

test.each(['Baixar XML', 'Baixar Danfe', 'Baixar Boleto'])(
  '%s says that no invoice is marked',
  async (name) => {
    await openList();
    await rows();
    await press(name);
    expect((await findBox('Atenção')).textContent).toContain('Nenhum registro foi selecionado.');
  },
);

test('a document is downloaded after its question, several of them as a ZIP', async () => {
  await openList();
  await mark(0);
  await press('Baixar XML');
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Realmente deseja realizar o download do(s) XML(s)? Caso o download não seja iniciado, verifique se o seu navegador possui algum bloqueador de pop-ups.',
  );
  expect(server.askedOf(baixarXml)).toEqual([]);
  await sayYes();
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`${must(notas[2], 'invoice').chaveAcesso}-procNFe.xml`);
  await mark(1);
  await press('Baixar Danfe');
  await sayYes();
  await soon(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.name).toMatch(/^Danfe-\d{14}\.zip$/);
});

test('the boleto of one invoice is saved as a PDF', async () => {
  const zip = zipSync({ 'Boleto-310001-1.pdf': strToU8('%PDF-1.7') });
  server.raw(baixarBoletosDeNotas, { status: 200, body: zip, isOurs: true });
  await openList([notaSample(1, { boletos: [81] })]);
  await mark(0);
  await press('Baixar Boleto');
  await sayYes();
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('Boleto-310001-1.pdf');
});

test('a document that is not on the device is said to be missing without a signal', async () => {
  server.silence(baixarDanfe);
  await openList();
  await mark(0);
  await press('Baixar Danfe');
  await sayYes();
  expect(await screen.findByText(/^Este documento não está neste aparelho/)).toBeTruthy();
  expect(saved).toEqual([]);
});

test('without a network a document that is not on the device is said to be missing before any question', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.silence(baixarDanfe);
  await openList();
  await mark(0);
  await press('Baixar Danfe');
  expect(await screen.findByText(/^Este documento não está neste aparelho/)).toBeTruthy();
  expect(screen.queryByText(/^Realmente deseja/)).toBeNull();
});

test('the row of an invoice says that its documents are on the device, until they are taken off it', async () => {
  const device = await openList();
  await mark(0);
  await press('Guardar no aparelho');
  expect(await screen.findByText('No aparelho')).toBeTruthy();
  expect((await device.vault.arquivos.toArray()).map(({ tipo }) => tipo).toSorted()).toEqual([
    'danfe',
    'xml',
  ]);
  await user.click(await screen.findByRole('button', { name: 'Tirar do aparelho' }));
  await soon(() => expect(screen.queryByText('No aparelho')).toBeNull());
  expect(await device.vault.arquivos.count()).toBe(0);
});
