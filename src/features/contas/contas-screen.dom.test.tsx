import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { closePagamento, pagamentoAberto } from '#parts/dialogs/pagamento-aberto.ts';
import { TOM } from '#parts/list/legenda.tsx';
import { saved } from '#tests/support/dom/browser.ts';
import { atContas, contaRows, contas, openContas } from '#tests/support/dom/contas-page.tsx';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { columnsOf, legendOf, soon } from '#tests/support/dom/shown.ts';

fakeServer();
const user = person();
const { expectAlert, mark, press } = atContas(user);
const hoje = businessDayOf(new Date());

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  saved.length = 0;
  closePagamento();
});

test('instalments are listed by due date with their totals and count', async () => {
  await openContas();
  expect((await contaRows()).map((row) => /31000\d/.exec(row.textContent)?.[0])).toEqual([
    '310001',
    '310002',
    '310003',
  ]);
  expect(await screen.findByText('3 contas')).toBeTruthy();
  expect(screen.getByText('Total das parcelas').parentElement?.textContent).toContain('3.000,00');
  expect(screen.getByText('Total esperado').parentElement?.textContent).toContain('3.000,00');
});

test('marked instalments have a sum of their own', async () => {
  await openContas();
  expect(screen.queryByText(/marcada/)).toBeNull();
  await mark(0);
  expect(screen.getByText('1 marcada').parentElement?.textContent).toContain('1.000,00');
  await mark(2);
  expect(screen.getByText('2 marcadas').parentElement?.textContent).toContain('2.000,00');
});

test('the list has its columns, and marks what is late and what is paid in advance', async () => {
  await openContas([contaSample(1, { dataVencimento: addDays(hoje, -10) }), ...contas.slice(1)]);
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
  const marks = (await contaRows()).map((row) =>
    within(row).queryByTitle(/^(?:Em atraso|Pagamento antecipado)$/),
  );
  expect(marks.map((mark) => mark?.title)).toEqual(['Em atraso', 'Pagamento antecipado', undefined]);
  expect(marks[0]?.className).toContain(TOM.amarelo);
  expect(marks[1]?.className).toContain(TOM.roxo);
});

test('the drawer names the customer, and narrows by situation and payment method', async () => {
  await openContas();
  await contaRows();
  await press('Filtrar');
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Contas Pendentes' }));
  await soon(() => expect(drawer.getByLabelText('Cliente').textContent).toBe('Farmácia Modelo'));
  expect(drawer.queryByRole('textbox', { name: 'Cliente' })).toBeNull();
  expect(optionsOf(drawer.getByLabelText('Situação'))).toEqual([
    'Em aberto',
    'Em atraso',
    'A vencer em 7 dias',
    'Paga em parte',
    'Liquidada',
    'Todas',
  ]);
  await user.selectOptions(drawer.getByLabelText('Forma de pagamento'), 'Pix');
  expect(await contaRows()).toHaveLength(1);
});

test('the list is sorted by each of its figures in both directions', async () => {
  await openContas();
  await contaRows();
  const ordem = screen.getByLabelText('Ordenar por');
  const figures = ['Vencimento', 'Emissão', 'Nº do documento', 'Valor da parcela', 'Valor esperado'];
  expect(optionsOf(ordem)).toEqual(figures.flatMap((name) => [`${name} crescente`, `${name} decrescente`]));
  await user.selectOptions(ordem, 'Nº do documento decrescente');
  expect((await contaRows())[0]?.textContent).toContain('310003');
});

test('a payment needs one marked instalment of its method, and opens the payment of its order', async () => {
  await openContas();
  await contaRows();
  await press('Pagar com Pix');
  await expectAlert('Nenhum registro foi selecionado.');
  await mark(1);
  await press('Pagar com cartão');
  await expectAlert('A conta selecionada não permite este meio de pagamento. Esta conta se paga com Pix.');
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
  await expectAlert('A conta selecionada não permite este meio de pagamento. Esta conta se paga com Pix.');
  await mark(1);
  await mark(0);
  await press('Pagar com Pix');
  await expectAlert(
    'A conta selecionada não permite este meio de pagamento. Esta conta se paga pelo boleto.',
  );
  await mark(1);
  for (const name of ['Pagar com cartão', 'Pagar com depósito', 'Pagar com Pix', 'Detalhes']) {
    await press(name);
    await expectAlert('Selecione apenas um registro.');
  }
});

/** The acts of the toolbar that cannot be done now, each with its reason. */
const muted = () =>
  within(screen.getByRole('group', { name: 'Ações das contas' }))
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') === 'true')
    .map(({ textContent, title }) => [textContent, title]);

test('acts that the marked instalments do not allow are muted, and their buttons name the reason', async () => {
  await openContas();
  await contaRows();
  const all = [
    'Baixar boleto',
    'Guardar no aparelho',
    'Pagar com cartão',
    'Pagar com depósito',
    'Pagar com Pix',
    'Detalhes',
  ];
  expect(muted()).toEqual(all.map((name) => [name, 'Nenhum registro foi selecionado.']));
  await mark(1);
  const SEM_BOLETO = 'As contas selecionadas não possuem boleto vinculado.';
  const OUTRA = 'A conta selecionada não permite este meio de pagamento. Esta conta se paga com Pix.';
  expect(muted()).toEqual([
    ['Baixar boleto', SEM_BOLETO],
    ['Guardar no aparelho', SEM_BOLETO],
    ['Pagar com cartão', OUTRA],
    ['Pagar com depósito', OUTRA],
  ]);
  await mark(0);
  expect(muted()).toEqual(all.slice(2).map((name) => [name, 'Selecione apenas um registro.']));
});

test('a late instalment says how late it is under its due date, and has no days to come', async () => {
  await openContas([contaSample(1, { dataVencimento: addDays(hoje, -47) }), ...contas.slice(1)]);
  const [late, next] = await contaRows();
  const cells = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('[role=gridcell]') ?? [])].map(({ textContent }) => textContent);
  expect(cells(late).slice(4, 7)).toEqual([expect.stringMatching(/\d{4}há 47 dias$/), '–', '47']);
  expect(cells(next).slice(4, 7)).toEqual([expect.stringMatching(/\d{4}$/), '10', '–']);
});

test('the list is exported as listed, and an empty one says so', async () => {
  await openContas();
  await contaRows();
  await press('Exportar');
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^ContasPendentes-\d{14}\.csv$/);
});

test('a customer without instalments is told so, and each act names the empty list', async () => {
  await openContas([]);
  expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
  await press('Exportar');
  await expectAlert('Nenhum registro encontrado.');
  await press('Baixar boleto');
  await expectAlert('Nenhum registro foi encontrado.');
});
