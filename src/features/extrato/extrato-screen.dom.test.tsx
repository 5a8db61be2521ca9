import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { consultarContaCorrente } from '#contract/customers/conta-corrente.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { putExtrato } from '#mirror/extrato.ts';
import { TOM } from '#parts/list/legenda.tsx';
import { saved } from '#tests/support/dom/browser.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { columnsOf, legendOf, soon } from '#tests/support/dom/shown.ts';
import { ExtratoScreen } from './extrato-screen.tsx';

const server = fakeServer();
const user = person();

const hoje = businessDayOf(new Date());
const noDia = (dias: number) => `${addDays(hoje, -dias)}T12:00:00-03:00`;
const lancamento = (dias: number, efeito: number, observacao: string) => ({
  dataHora: noDia(dias),
  observacao,
  valor: Math.abs(efeito),
  naturezaCreditoDebito:
    efeito > 0 ? { id: 'C' as const, descricao: 'Crédito' } : { id: 'D' as const, descricao: 'Débito' },
});

async function openExtrato(search = '') {
  history.replaceState(null, '', `/extratocontacorrente${search}`);
  const device = await openPageDevice();
  const valor = {
    desde: addDays(hoje, -90),
    saldoInicial: 100_00,
    saldoAtual: 125_00,
    lancamentos: [
      lancamento(20, 50_00, 'Depósito antigo'),
      lancamento(3, 25_00, 'Depósito recebido'),
      lancamento(1, -50_00, 'Pedido nº 7 pago com saldo'),
    ].map((row) => ({ ...row, saldoAposLancamento: 0 })),
  };
  await putExtrato(device.vault, CLIENTE, { at: Date.now(), valor });
  renderPage(<ExtratoScreen />, device);
  return device;
}

const textOf = async () =>
  within(await screen.findByRole('grid', { name: 'Lançamentos' }))
    .getAllByRole('row')
    .map((row) => row.textContent);
const totalOf = (nome: RegExp) => screen.getByText(nome).nextElementSibling?.textContent;

beforeEach(() => {
  saved.length = 0;
});

test('the last seven days are listed with the balance after each entry, from the device', async () => {
  await openExtrato();
  const rows = (await textOf()).filter((text) => /Depósito|Pedido/.test(text));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('175,00');
  expect(rows[1]).toContain('-R$\u00a050,00');
  expect(totalOf(/^Saldo inicial/)).toBe('R$\u00a0150,00');
  expect(totalOf(/^Créditos/)).toBe('R$\u00a025,00');
  expect(totalOf(/^Débitos/)).toBe('R$\u00a050,00');
  expect(totalOf(/^Saldo final/)).toBe('R$\u00a0125,00');
  expect(totalOf(/^Saldo atual às/)).toBe('R$\u00a0125,00');
});

test('the statement has its columns and legend, and marks a credit green and a debit red', async () => {
  await openExtrato();
  const list = await screen.findByRole('grid', { name: 'Lançamentos' });
  expect(columnsOf(list)).toEqual([
    'Legenda',
    'Data/hora',
    'Histórico',
    'Valor',
    'Natureza',
    'Saldo após lançamento',
  ]);
  expect(screen.getByText('2 lançamentos')).toBeTruthy();
  expect(legendOf()).toEqual(['Crédito', 'Débito']);
  const [credito, debito] = within(list).getAllByTitle(/^(?:Crédito|Débito)$/);
  expect(credito?.className).toContain(TOM.verde);
  expect(debito?.className).toContain(TOM.vermelho);
});

test('the drawer names the customer and begins with the last seven days', async () => {
  await openExtrato();
  await textOf();
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Extrato' }));
  await soon(() => expect(drawer.getByLabelText('Cliente').textContent).toBe('Farmácia Modelo'));
  expect(drawer.queryByRole('textbox', { name: 'Cliente' })).toBeNull();
  expect(drawer.getByLabelText<HTMLInputElement>('Data inicial').value).toBe(addDays(hoje, -7));
  expect(drawer.getByLabelText<HTMLInputElement>('Data final').value).toBe(hoje);
});

test('an emptied date is asked for, and the list stays as it was', async () => {
  await openExtrato();
  await textOf();
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  await user.clear(await screen.findByLabelText('Data inicial'));
  expect(await screen.findByText('Informe a data.')).toBeTruthy();
  expect((await textOf()).join()).toContain('Depósito recebido');
  await user.click(screen.getByRole('button', { name: '30 dias' }));
  await soon(async () => expect((await textOf()).join()).toContain('Depósito antigo'));
  expect(location.search).toBe(`?de=${addDays(hoje, -30)}`);
});

test('nothing of an inverted range is applied, and the drawer stays open at its first wrong field', async () => {
  await openExtrato();
  await textOf();
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Extrato' }));
  const de = drawer.getByLabelText('Data inicial');
  const ate = drawer.getByLabelText('Data final');
  // Valid as long as the last day is today.
  fireEvent.change(de, { target: { value: hoje } });
  await soon(() => expect(location.search).toBe(`?de=${hoje}`));
  fireEvent.change(ate, { target: { value: addDays(hoje, -5) } });
  expect(drawer.getByText('A data inicial é maior que a data final.')).toBeTruthy();
  await soon(() => expect(location.search).toBe(''));
  await user.click(drawer.getByRole('button', { name: /^Ver / }));
  expect(document.activeElement).toBe(de);
  expect(screen.getByRole('dialog', { name: 'Filtrar Extrato' })).toBeTruthy();
  fireEvent.change(de, { target: { value: addDays(hoje, -40) } });
  await soon(async () => expect((await textOf()).join()).toContain('Depósito antigo'));
});

test.each(['the button', 'Enter'])(
  'an empty date keeps the drawer open, a valid range closes it: %s',
  async (way) => {
    await openExtrato();
    await textOf();
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Extrato' }));
    const ate = drawer.getByLabelText('Data final');
    const finish = async () => {
      if (way === 'Enter') await user.type(ate, '{Enter}');
      else await user.click(drawer.getByRole('button', { name: /^Ver / }));
    };
    fireEvent.change(ate, { target: { value: '' } });
    await finish();
    expect(document.activeElement).toBe(ate);
    expect(screen.getByRole('dialog', { name: 'Filtrar Extrato' })).toBeTruthy();
    fireEvent.change(ate, { target: { value: hoje } });
    await finish();
    await soon(() => expect(screen.queryByRole('dialog', { name: 'Filtrar Extrato' })).toBeNull());
  },
);

test('the age of the kept statement is told', async () => {
  await openExtrato();
  expect(await screen.findByText(/, extrato atualizado agora$/)).toBeTruthy();
});

test('days without an entry say so and keep the balances', async () => {
  await openExtrato(`?de=${addDays(hoje, -10)}&ate=${addDays(hoje, -8)}`);
  expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
  expect(totalOf(/^Saldo final/)).toBe('R$\u00a0150,00');
});

test('days before those on the device come from the server', async () => {
  server.reply(consultarContaCorrente, {
    lancamentos: [{ ...lancamento(120, 80_00, 'Depósito de outro ano'), saldoAposLancamento: 80_00 }],
    totalizador: {
      totalRegistros: 1,
      saldoInicial: 0,
      valorTotalCredito: 80_00,
      valorTotalDebito: 0,
      saldoFinal: 80_00,
      saldoAtual: 130_00,
    },
  });
  await openExtrato(`?de=${addDays(hoje, -130)}&ate=${addDays(hoje, -100)}`);
  expect((await textOf()).join()).toContain('Depósito de outro ano');
  expect(totalOf(/^Saldo atual$/)).toBe('R$\u00a0130,00');
});

test('a CSV file holds the listed entries', async () => {
  await openExtrato();
  await textOf();
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^ExtratoContaCorrente-\d{14}\.csv$/);
});
