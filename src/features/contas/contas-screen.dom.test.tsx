import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { baixarBoletosDeContas } from '#contract/invoices/nota-fiscal-arquivos.ts';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { must } from '#lib/must.ts';
import { putArquivo } from '#mirror/arquivos.ts';
import { closePagamento, pagamentoAberto } from '#parts/dialogs/pagamento-aberto.ts';
import { TOM } from '#parts/list/legenda.tsx';
import { saved } from '#tests/support/dom/browser.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { columnsOf, findBox, legendOf, soon } from '#tests/support/dom/shown.ts';
import type { ArquivoRow } from '#vault/arquivo-rows.ts';
import { ContasScreen } from './contas-screen.tsx';

const server = fakeServer();
const user = person();

const hoje = businessDayOf(new Date());
/** A boleto to come, a Pix in advance, and cash without a boleto, in the order of their due dates. */
const contas = [
  contaSample(1, { dataVencimento: addDays(hoje, 5) }),
  contaSample(2, {
    dataVencimento: addDays(hoje, 10),
    idFormaPagamento: 10,
    descFormaPagamento: 'Pix',
    idBoleto: null,
    pagamentoAntecipado: true,
    documentosViinculados: '',
  }),
  contaSample(3, {
    dataVencimento: addDays(hoje, 20),
    idFormaPagamento: 4,
    descFormaPagamento: 'Dinheiro',
    idBoleto: null,
  }),
];

async function openList(kept = contas, search = '') {
  history.replaceState(null, '', `/contaspendentes${search}`);
  const device = await openPageDevice();
  await device.vault.recebiveis.bulkPut(
    kept.map((recebivel) => ({ id: recebivel.id, idPessoaCliente: CLIENTE, recebivel, at: 1 })),
  );
  await device.vault.checkpoints.put({ name: `recebiveis:${CLIENTE}`, at: Date.now() });
  renderPage(<ContasScreen />, device);
  return device;
}

const rows = async () =>
  within(await screen.findByRole('grid', { name: 'Contas pendentes' }))
    .getAllByRole('row')
    .slice(1);
const mark = async (at: number) => user.click(within(must((await rows())[at], 'row')).getByRole('checkbox'));
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const expectAlert = async (text: string) => {
  expect((await findBox('Atenção')).textContent).toContain(text);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  await soon(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

beforeEach(() => {
  saved.length = 0;
  closePagamento();
  server.raw(baixarBoletosDeContas, { status: 200, body: 'PK', isOurs: true });
});

test('instalments are listed by due date with their totals and count', async () => {
  await openList();
  expect((await rows()).map((row) => /31000\d/.exec(row.textContent)?.[0])).toEqual([
    '310001',
    '310002',
    '310003',
  ]);
  expect(await screen.findByText('3 contas')).toBeTruthy();
  expect(screen.getByText('Total das parcelas').parentElement?.textContent).toContain('3.000,00');
  expect(screen.getByText('Total esperado').parentElement?.textContent).toContain('3.000,00');
});

test('the list has its columns, and marks what is late and what is paid in advance', async () => {
  await openList([contaSample(1, { dataVencimento: addDays(hoje, -10) }), ...contas.slice(1)]);
  const list = await screen.findByRole('grid', { name: 'Contas pendentes' });
  expect(columnsOf(list)).toEqual([
    'Marcar',
    'Legenda',
    'Nº do documento',
    'Emissão',
    'Vencimento',
    'Dias para vencer',
    'Dias em atraso',
    'Valor da parcela',
    'Juros',
    'Valor esperado',
    'Situação',
    'Forma de pagamento',
    'Notas vinculadas',
  ]);
  expect(legendOf()).toEqual(['Em atraso', 'Pagamento antecipado']);
  const marks = (await rows()).map((row) => within(row).queryByTitle(/^(?:Em atraso|Pagamento antecipado)$/));
  expect(marks.map((mark) => mark?.title)).toEqual(['Em atraso', 'Pagamento antecipado', undefined]);
  expect(marks[0]?.className).toContain(TOM.amarelo);
  expect(marks[1]?.className).toContain(TOM.roxo);
});

test('the drawer names the customer, and narrows by situation and payment method', async () => {
  await openList();
  await rows();
  await press('Filtrar');
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Contas Pendentes' }));
  await soon(() => expect(drawer.getByLabelText('Cliente').textContent).toBe('Farmácia Modelo'));
  expect(drawer.queryByRole('textbox', { name: 'Cliente' })).toBeNull();
  expect(optionsOf(drawer.getByLabelText('Situação'))).toEqual([
    'Em aberto',
    'Paga em parte',
    'Liquidada',
    'Todas',
  ]);
  await user.selectOptions(drawer.getByLabelText('Forma de pagamento'), 'Pix');
  expect(await rows()).toHaveLength(1);
});

test('the list is sorted by each of its figures in both directions', async () => {
  await openList();
  await rows();
  const ordem = screen.getByLabelText('Ordenar por');
  const figures = ['Vencimento', 'Emissão', 'Nº do documento', 'Valor da parcela', 'Valor esperado'];
  expect(optionsOf(ordem)).toEqual(figures.flatMap((name) => [`${name} crescente`, `${name} decrescente`]));
  await user.selectOptions(ordem, 'Nº do documento decrescente');
  expect((await rows())[0]?.textContent).toContain('310003');
});

test('the boletos of the marked instalments are downloaded, and those without one are asked about', async () => {
  await openList();
  await rows();
  await press('Baixar boleto');
  await expectAlert('Nenhum registro foi selecionado.');
  await mark(2);
  await press('Baixar boleto');
  await expectAlert('As contas selecionadas não possuem boleto vinculado.');
  await mark(0);
  await press('Baixar boleto');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Deseja continuar com as demais\?$/)).toBeTruthy();
  expect(server.askedOf(baixarBoletosDeContas)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Sim' }));
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^Boletos-\d{14}\.zip$/);
  expect(await screen.findByText('O download deve iniciar em instantes.')).toBeTruthy();
});

test('a boleto is kept on the device until it is taken away', async () => {
  await openList();
  await rows();
  await press('Guardar no aparelho');
  await expectAlert('Nenhum registro foi selecionado.');
  await mark(2);
  await press('Guardar no aparelho');
  await expectAlert('As contas selecionadas não possuem boleto vinculado.');
  await mark(2);
  await mark(0);
  await press('Guardar no aparelho');
  expect(await screen.findByText('O boleto está neste aparelho e abre sem sinal.')).toBeTruthy();
  expect(server.askedOf(baixarBoletosDeContas)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Tirar do aparelho' })).toBeTruthy();
  await press('Tirar do aparelho');
  const told = within(await screen.findByRole('alertdialog'));
  expect(told.getByText(/Eles continuam no portal/)).toBeTruthy();
  await user.click(told.getByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('button', { name: 'Guardar no aparelho' })).toBeTruthy();
});

test('without a signal the kept boleto is given out, and the missing ones are named', async () => {
  const device = await openList([contaSample(1), contaSample(2), contaSample(3)]);
  const blob = new Blob(['PK']);
  const row = { tipo: 'boleto-conta', idTitulo: null, idPessoaCliente: CLIENTE, nome: 'x', at: 1 } as const;
  await putArquivo(device.vault, 1, { ...row, blob });
  // The database of tests cannot copy the bytes of a file.
  device.vault.arquivos.hook('reading', (read?: ArquivoRow) => read && { ...read, blob });
  server.silence(baixarBoletosDeContas);
  for (const at of [0, 1]) await mark(at);
  await press('Baixar boleto');
  await expectAlert('O boleto da conta nº 310002/1 não está neste aparelho');
  expect(saved.map(({ file }) => file)).toEqual([blob]);
  await mark(2);
  await press('Baixar boleto');
  await expectAlert('Os boletos das contas nº 310002/1 e 310003/1 não estão neste aparelho');
  expect(saved).toHaveLength(2);
  await mark(0);
  await press('Baixar boleto');
  const box = within(await findBox('Sem sinal'));
  expect(box.getByText(/Este boleto não está neste aparelho/)).toBeTruthy();
  expect(saved).toHaveLength(2);
});

test('details tell whether the boleto is on the device', async () => {
  await openList();
  await mark(0);
  const isKept = async () => {
    await press('Detalhes');
    const dialog = within(await screen.findByRole('dialog', { name: 'Detalhes da Conta' }));
    const text = dialog.queryByText('Boleto guardado neste aparelho');
    await user.click(must(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1), 'button'));
    return text !== null;
  };
  expect(await isKept()).toBe(false);
  await press('Guardar no aparelho');
  await screen.findByRole('button', { name: 'Tirar do aparelho' });
  expect(await isKept()).toBe(true);
});

test('details of a settled instalment name its day and all that was paid', async () => {
  const paga = { dataVencimento: hoje, dataLiquidacao: hoje, valorPago: 400_00 };
  await openList([contaSample(1, paga), contaSample(2)], '?sit=liquidadas');
  await mark(0);
  await press('Detalhes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Detalhes da Conta' }));
  const valueOf = (nome: string) => dialog.getByText(nome).nextElementSibling?.textContent;
  expect(valueOf('Liquidada em')).toBe(formatDate(hoje));
  expect(valueOf('Valor pago')).toBe(formatMoney(1_000_00));
});

test('details of an instalment that was paid in part name the interest that the payment paid, too', async () => {
  const emParte = { valorPago: 450_00, jurosApurados: 50_00, jurosDesde: hoje };
  await openList([contaSample(1, { dataVencimento: addDays(hoje, -30), ...emParte })]);
  await mark(0);
  await press('Detalhes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Detalhes da Conta' }));
  const valueOf = (nome: string) => dialog.getByText(nome).nextElementSibling?.textContent;
  expect(['Valor', 'Total de juros', 'Valor pago', 'Valor esperado'].map(valueOf)).toEqual(
    [1_000_00, 50_00, 450_00, 600_00].map(formatMoney),
  );
});

test('a payment needs one marked instalment of its method, and opens the payment of its order', async () => {
  await openList();
  await rows();
  await press('Pagar com Pix');
  await expectAlert('Nenhum registro foi selecionado.');
  await mark(1);
  await press('Pagar com cartão');
  await expectAlert('A conta selecionada não permite este meio de pagamento.');
  await press('Pagar com Pix');
  expect(pagamentoAberto.atual).toEqual({
    idPrePedido: 100_002,
    idFormaPagamento: 10,
    idPessoaFilial: 1,
    idPessoaCliente: CLIENTE,
    isDaLista: true,
  });
  closePagamento();
  await press('Pagar com depósito');
  await expectAlert('A conta selecionada não permite este meio de pagamento.');
  await mark(0);
  for (const name of ['Pagar com cartão', 'Pagar com depósito', 'Pagar com Pix', 'Detalhes']) {
    await press(name);
    await expectAlert('Selecione apenas um registro.');
  }
});

test('details show the figures and lead to the invoice and the order', async () => {
  await openList();
  await mark(0);
  await press('Detalhes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Detalhes da Conta' }));
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Vencimento',
    'Número',
    'Situação',
    'Forma de pagamento',
    'Valor',
    'Total de abatimentos',
    'Total de desconto financeiro',
    'Total de juros',
    'Valor pago',
    'Valor esperado',
    'Documentos vinculados',
  ]);
  expect(dialog.getByRole('link', { name: 'Nota nº 310001' }).getAttribute('href')).toBe(
    '/notasfiscais?num=310001',
  );
  expect(dialog.getByRole('link', { name: 'Ver o pedido' }).getAttribute('href')).toBe(
    '/pedidos/detalhes/100001',
  );
});

test('details show the typeable line of a boleto that can still be paid, to copy it', async () => {
  const linha = '00190.50095 40144.816069 06809.350314 3 37370000000100';
  const paga = { idSituacao: 2, dataLiquidacao: hoje, descricaoSituacao: 'Liquidada' };
  await openList([
    contaSample(1, { dataVencimento: hoje, linhaDigitavel: linha }),
    contaSample(2, { dataVencimento: hoje, linhaDigitavel: linha, ...paga }),
  ]);
  history.replaceState(null, '', '/contaspendentes?situacao=todas');
  await mark(0);
  await press('Detalhes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Detalhes da Conta' }));
  expect(dialog.getByText(linha)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Copiar linha digitável' }));
  expect(await screen.findByText('Linha digitável copiada com sucesso!')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(linha);
});

test('the list is exported as listed, and an empty one says so', async () => {
  await openList();
  await rows();
  await press('Exportar');
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^ContasPendentes-\d{14}\.csv$/);
});

test('a customer without instalments is told so, and each act names the empty list', async () => {
  await openList([]);
  expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
  await press('Exportar');
  await expectAlert('Nenhum registro encontrado.');
  await press('Baixar boleto');
  await expectAlert('Nenhum registro foi encontrado.');
});
