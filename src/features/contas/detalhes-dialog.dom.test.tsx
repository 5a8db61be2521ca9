import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { atContas, openContas } from '#tests/support/dom/contas-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';

fakeServer();
const user = person();
const { mark, openDetalhes } = atContas(user);
const hoje = businessDayOf(new Date());

test('details of a settled instalment name its day and all that was paid', async () => {
  const paga = { dataVencimento: hoje, dataLiquidacao: hoje, valorPago: 400_00 };
  await openContas([contaSample(1, paga), contaSample(2)], '?sit=liquidadas');
  await mark(0);
  const dialog = await openDetalhes();
  const valueOf = (nome: string) => dialog.getByText(nome).nextElementSibling?.textContent;
  expect(valueOf('Liquidada em')).toBe(formatDate(hoje));
  expect(valueOf('Valor pago')).toBe(formatMoney(1_000_00));
});

test('details of an instalment that was paid in part name the interest that the payment paid, too', async () => {
  const emParte = { valorPago: 450_00, jurosApurados: 50_00, jurosDesde: hoje };
  await openContas([contaSample(1, { dataVencimento: addDays(hoje, -30), ...emParte })]);
  await mark(0);
  const dialog = await openDetalhes();
  const valueOf = (nome: string) => dialog.getByText(nome).nextElementSibling?.textContent;
  expect(['Valor', 'Total de juros', 'Valor pago', 'Valor esperado'].map(valueOf)).toEqual(
    [1_000_00, 50_00, 450_00, 600_00].map(formatMoney),
  );
});

test('details show the figures and lead to the invoice and the order', async () => {
  await openContas();
  await mark(0);
  const dialog = await openDetalhes();
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Vencimento',
    'Emissão',
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
  await openContas([
    contaSample(1, { dataVencimento: hoje, linhaDigitavel: linha }),
    contaSample(2, { dataVencimento: hoje, linhaDigitavel: linha, ...paga }),
  ]);
  history.replaceState(null, '', '/contaspendentes?situacao=todas');
  await mark(0);
  const dialog = await openDetalhes();
  expect(dialog.getByText(linha)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Copiar linha digitável' }));
  expect(await screen.findByText('Linha digitável copiada com sucesso!')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(linha);
});
