import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { openContas } from '#tests/support/dom/contas-page.tsx';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';

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
