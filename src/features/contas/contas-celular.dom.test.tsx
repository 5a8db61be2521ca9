import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contaDoDia } from '#domain/payment/conta-recebida.ts';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { openContas } from '#tests/support/dom/contas-page.tsx';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { ContaCartao } from './colunas.tsx';

const user = person();
const hoje = businessDayOf(new Date());
const vence = (id: number, dias: number) =>
  contaSample(id, { dataVencimento: addDays(hoje, dias), idBoleto: id === 3 ? null : id });

const rows = async () =>
  within(await screen.findByRole('grid', { name: 'Contas pendentes' })).getAllByRole('row');

test('a card on a phone says in words when its instalment is due, and leads to its boleto and details', async () => {
  setViewport({ width: 360, height: 740, pointer: 'coarse' });
  await openContas([vence(1, -47), vence(2, 0), vence(3, 2)]);
  const words = (await rows()).map(
    ({ textContent }) => /venceu há \d+ dias|vence hoje|vence em \d+ dias/.exec(textContent)?.[0],
  );
  expect(words).toEqual(['venceu há 47 dias', 'vence hoje', 'vence em 2 dias']);
  expect(screen.getAllByRole('button', { name: /^Boleto, baixar o da conta/ })).toHaveLength(2);
  const [first] = await rows();
  expect(first?.textContent).not.toContain('Notas');
  await user.click(screen.getByRole('button', { name: /^310001/ }));
  expect(within(await screen.findByRole('dialog')).getByText('Emissão')).toBeTruthy();
});

test('an empty list names its filters and shows the open instalments again', async () => {
  await openContas([vence(1, 5)], '?sit=parte');
  expect(await screen.findByText('Sem resultado para Paga em parte.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ver as contas em aberto' }));
  await soon(() => expect(location.search).toBe(''));
  expect(await rows()).toHaveLength(2);
});

test('a due date on a weekend is told by the last day without a charge for the delay', () => {
  const saturday = contaDoDia(contaSample(1, { dataVencimento: '2026-11-28' }), '2026-11-29');
  const noop = () => undefined;
  render(<ContaCartao linha={saturday} hoje="2026-11-29" onDetalhar={noop} onBoleto={noop} />);
  expect(screen.getByText('sem juros até 30/11/2026')).toBeTruthy();
});

test('the bar of a phone offers only the acts that the marked instalments allow', async () => {
  setViewport({ width: 360, height: 740, pointer: 'coarse' });
  await openContas();
  const offered = () =>
    within(screen.getByRole('group', { name: 'Ações das contas' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((text) => /Pagar|boleto|Detalhes/.test(text));
  const mark = async (numero: string) =>
    user.click(await screen.findByRole('checkbox', { name: `Marcar conta nº ${numero}` }));
  await mark('310002/1');
  expect(offered()).toEqual(['Pagar com Pix', 'Detalhes']);
  await mark('310001/1');
  expect(offered()).toEqual(['Baixar boleto']);
  await mark('310002/1');
  expect(offered()).toEqual(['Baixar boleto', 'Detalhes']);
});
