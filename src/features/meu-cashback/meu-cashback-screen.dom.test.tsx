import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultarCashback } from '#contract/customers/meu-cashback.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { putCashback } from '#mirror/cashback.ts';
import { TOM } from '#parts/list/legenda.tsx';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { columnsOf, legendOf, soon } from '#tests/support/dom/shown.ts';
import { MeuCashbackScreen } from './meu-cashback-screen.tsx';

const server = fakeServer();
const user = person();

const hoje = businessDayOf(new Date());
const lancamento = (dias: number, situacao: number, valor: number, descProduto: string) => ({
  meuCashbackSituacao: {
    idMeuCashbackSituacao: situacao,
    descricaoMeuCashbackSituacao: situacao === 2 ? 'Liberado' : 'Em Análise',
  },
  titulo: { idTitulo: 50_001, numDocumento: 310_001 },
  produto: { idProduto: 7, descProduto, codigoErp: '000123' },
  lancamento: { dataHora: `${addDays(hoje, -dias)}T12:00:00-03:00`, valor },
});

async function openCashback(search = '', disponivel = 45_90) {
  history.replaceState(null, '', `/meucashback${search}`);
  const device = await openPageDevice();
  await putCashback(device.vault, CLIENTE, {
    at: Date.now(),
    valor: {
      desde: addDays(hoje, -90),
      disponivel,
      lancamentos: [
        lancamento(1, 1, 7_50, 'Dipirona'),
        lancamento(3, 2, 2_00, 'Losartana'),
        lancamento(40, 2, 9_00, 'Antigo'),
      ],
    },
  });
  renderPage(<MeuCashbackScreen empresa="Distribuidora Sul" />, device);
}

const textOf = async () =>
  within(await screen.findByRole('grid', { name: 'Cashback' }))
    .getAllByRole('row')
    .map((row) => row.textContent)
    .join();
const totalOf = (nome: RegExp) =>
  screen.getAllByText(nome).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;

test('the last seven days are listed with their sums and the balance, from the device', async () => {
  await openCashback();
  const text = await textOf();
  expect(text).toContain('Dipirona');
  expect(text).toContain('310001');
  expect(text).toContain('000123');
  expect(text).not.toContain('Antigo');
  expect(totalOf(/^Em Análise$/)).toBe('R$\u00a07,50');
  expect(totalOf(/^Gerado$/)).toBe('R$\u00a02,00');
  expect(totalOf(/^Cashback Disponível/)).toBe('R$\u00a045,90');
});

test('the balance comes first, with how it is used; each sum says what it is', async () => {
  await openCashback();
  await textOf();
  const resumo = screen.getByRole('region', { name: 'Resumo do cashback' });
  const terms = [...resumo.querySelectorAll('dt')].map((dt) => dt.firstChild?.textContent);
  expect(terms).toEqual(['Cashback Disponível', 'Em Análise', 'Gerado', 'Aplicado']);
  expect(within(resumo).getByText(/^Paga uma parte do próximo pedido.*não tem prazo para usar/)).toBeTruthy();
  expect(within(resumo).getByText(/^Libera depois do prazo de devolução/)).toBeTruthy();
  const link = within(resumo).getByRole('link', { name: 'Usar no carrinho' });
  expect(link.getAttribute('href')).toBe('/carrinho');
});

test('without a balance the way to one is told, and no cart is offered', async () => {
  await openCashback('', 0);
  await textOf();
  const resumo = screen.getByRole('region', { name: 'Resumo do cashback' });
  expect(within(resumo).getByText(/^Nada para usar agora/)).toBeTruthy();
  expect(within(resumo).queryByRole('link')).toBeNull();
});

test('a card names the company’s code of a product', async () => {
  setViewport({ width: 400, pointer: 'coarse' });
  await openCashback();
  expect(await textOf()).toContain('Código000123');
});

test('the page is named after the company, with its columns, legend and number of entries', async () => {
  await openCashback();
  const list = await screen.findByRole('grid', { name: 'Cashback' });
  expect(columnsOf(list)).toEqual([
    'Legenda',
    'Núm.Doc.',
    'Código',
    'Descrição',
    'Dt.Lan. Cashback',
    'Situação',
    'Valor (R$)',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Meu Cashback - Distribuidora Sul');
  expect(screen.getByText('2 registros')).toBeTruthy();
  expect(totalOf(/^Aplicado$/)).toBe('R$\u00a00,00');
  expect(legendOf()).toEqual(['Em Análise', 'Liberado']);
  const [emAnalise, liberado] = screen.getAllByRole('listitem').map((item) => item.querySelector('span'));
  expect(emAnalise?.className).toContain(TOM.cinza);
  expect(liberado?.className).toContain(TOM.verde);
});

test('the drawer names the customer, and has the days of invoices and both situations ticked', async () => {
  await openCashback();
  await textOf();
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Cashback' }));
  await soon(() => expect(drawer.getByLabelText('Cliente').textContent).toBe('Farmácia Modelo'));
  expect(drawer.queryByRole('textbox', { name: 'Cliente' })).toBeNull();
  const ate = drawer.getByLabelText<HTMLInputElement>('Data Final de Lançamento da NFe');
  const de = drawer.getByLabelText<HTMLInputElement>('Data Inicial de Lançamento da NFe');
  expect([de.value, ate.value]).toEqual([addDays(hoje, -7), hoje]);
  for (const name of ['Em Análise', 'Liberado'])
    expect(
      within(drawer.getByRole('group', { name: 'Situação' })).getByRole('checkbox', { name }),
    ).toHaveProperty('checked', true);
  await user.clear(de);
  expect(drawer.getByText('Informe a data.')).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Ver cashback' }));
  expect(screen.getByRole('dialog', { name: 'Filtrar Cashback' })).toBeTruthy();
});

test('without a ticked situation one is asked for, and the list stays as it was', async () => {
  await openCashback('?sit=1');
  expect(await textOf()).not.toContain('Losartana');
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Em Análise' }));
  expect(await screen.findByText('Escolha ao menos uma situação.')).toBeTruthy();
  expect(await textOf()).toContain('Dipirona');
  await user.click(screen.getByRole('button', { name: 'Ver cashback' }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Em Análise' }));
  await user.click(screen.getByRole('checkbox', { name: 'Liberado' }));
  await soon(async () => expect(await textOf()).toContain('Losartana'));
  expect(location.search).toBe('?sit=2');
  await user.click(screen.getByRole('button', { name: 'Ver cashback' }));
  await soon(() => expect(screen.queryByRole('dialog', { name: 'Filtrar Cashback' })).toBeNull());
});

test('a chosen situation is shown and can be removed, and the days stay', async () => {
  await openCashback(`?de=${addDays(hoje, -30)}&sit=1`);
  expect(await textOf()).not.toContain('Losartana');
  await user.click(screen.getByRole('button', { name: 'Remover filtro Situação: Em Análise' }));
  await soon(async () => expect(await textOf()).toContain('Losartana'));
  expect(location.search).toBe(`?de=${addDays(hoje, -30)}`);
  expect(screen.queryByRole('list', { name: 'Filtros escolhidos' })).toBeNull();
});

test('days without cashback say so', async () => {
  await openCashback(`?de=${addDays(hoje, -30)}&ate=${addDays(hoje, -20)}`);
  expect(await screen.findByText('Nenhum cashback neste período.')).toBeTruthy();
});

test('a failure of the server for days before those on the device is told, with a way to try again', async () => {
  server.raw(consultarCashback, { status: 500, body: 'x', isOurs: true });
  await openCashback(`?de=${addDays(hoje, -130)}`);
  expect(await screen.findByText('Houve um erro ao consultar o cashback.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});

const totalizador = {
  quantidadeRegistros: 3,
  valorCashbackNaoGerado: 7_50,
  valorCashbackGerado: 4_00,
  valorCashbackAplicado: 0,
  valorDisponivel: 45_90,
};

test('the server’s pages come one by one at the end of the list, until one is empty', async () => {
  const pages = [
    [lancamento(100, 2, 2_00, 'Um'), lancamento(101, 2, 1_00, 'Dois')],
    [lancamento(102, 2, 1_00, 'Tres')],
  ];
  server.answer(consultarCashback, ({ query }) => ({
    meuCashbackCollection: pages[Number(query.get('numeroPagina')) - 1] ?? [],
    totalizador,
  }));
  await openCashback(`?de=${addDays(hoje, -130)}`);
  await soon(async () => expect(await textOf()).toContain('Tres'));
  expect(screen.getByText('3 registros')).toBeTruthy();
  expect(totalOf(/^Gerado$/)).toBe('R$\u00a04,00');
  await soon(() => expect(server.askedOf(consultarCashback)).toHaveLength(3));
  window.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.askedOf(consultarCashback)).toHaveLength(3);
});

test('another filter begins with an empty list and the first page', async () => {
  const pageOf: Record<string, string> = { '1;2': 'Todos', '2': 'Liberados' };
  server.answer(consultarCashback, ({ query }) => {
    const nome = pageOf[query.get('variasSituacoes') ?? ''] ?? '';
    const isFirst = query.get('numeroPagina') === '1';
    return { meuCashbackCollection: isFirst ? [lancamento(100, 2, 2_00, nome)] : [], totalizador };
  });
  await openCashback(`?de=${addDays(hoje, -130)}`);
  await soon(async () => expect(await textOf()).toContain('Todos'));
  await soon(() => expect(server.askedOf(consultarCashback)).toHaveLength(2));
  const release = server.hold(consultarCashback);
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Em Análise' }));
  await soon(() => expect(server.askedOf(consultarCashback)).toHaveLength(3));
  expect(screen.queryByText('Todos')).toBeNull();
  release();
  await soon(async () => expect(await textOf()).toContain('Liberados'));
  const asked = server.askedOf(consultarCashback).map(({ query }) => query.get('numeroPagina'));
  expect(asked.slice(0, 3)).toEqual(['1', '2', '1']);
});
