import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { consultarPedidos } from '#contract/orders/pedido-lista.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { dispatchMarca } from '#outbox/orcamentos/dispatch-orcamento.ts';
import { orcamentoIntent } from '#outbox/orcamentos/orcamento-sample.ts';
import { sampleRow } from '#outbox/outbox-sample.ts';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { openList, rows } from '#tests/support/dom/pedidos-page.tsx';
import { soon } from '#tests/support/dom/shown.ts';
import { laneOfOrcamento } from '#vault/orcamento-intents.ts';

const server = fakeServer();

const DIA = businessDayOf(new Date());
const HOJE = `${DIA}T10:00:00-03:00`;
const orcamento = (idPrePedido: number, part = {}) =>
  pedidoSample({ idPrePedido, orcamento: true, dataHora: HOJE, validoAte: addDays(DIA, 7), ...part });
const texts = async () => (await rows()).map(({ textContent }) => textContent);
const ddmm = (dia: string) => formatDate(dia).slice(0, 5);

beforeEach(() => {
  server.reply(consultarPedidos, { totalRegistros: 0, colecao: [] });
});

test('an unsent quotation stands on top, orange and on this device, and leads to its page', async () => {
  const device = await openList([orcamento(12)]);
  const intent = orcamentoIntent([{ idItem: 1, quantidade: 2 }]);
  const row = sampleRow(1, intent, { lane: laneOfOrcamento(CLIENTE, intent), at: Date.now() });
  await device.vault.outbox.add(row);
  await soon(async () => expect(await rows()).toHaveLength(2));
  const [first, second] = await rows();
  expect(first?.textContent).toContain('No aparelho');
  expect(within(first as HTMLElement).getByTitle('Orçamento')).toBeTruthy();
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'A7K-042' })
      .getAttribute('href'),
  ).toBe(`/pedidos/orcamento/${row.key}`);
  expect(second?.textContent).toContain(`Válido até ${ddmm(addDays(DIA, 7))}`);
});

test('one whose days are over says since when, and one in a cart when it went there', async () => {
  await openList([
    orcamento(13, { validoAte: addDays(DIA, -1) }),
    orcamento(12, { transformadoEm: HOJE }),
    pedidoSample({ idPrePedido: 11, dataHora: HOJE }),
  ]);
  const [over, turned, order] = await texts();
  expect(over).toContain(`Vencido em ${ddmm(addDays(DIA, -1))}`);
  expect(turned).toContain(`Foi para o carrinho em ${ddmm(DIA)}`);
  expect(order).toContain('Em análise');
});

test('one that the server has is still found by its code on the device', async () => {
  const codigoLocal = 'U8Q-129';
  await openList([
    orcamento(12, { codigoLocal }),
    pedidoSample({ idPrePedido: 11, dataHora: HOJE, codigoLocal }),
  ]);
  const [kept, order] = await texts();
  expect(kept).toContain('12U8Q-129');
  expect(order).not.toContain(codigoLocal);
});

test('one that this device removes is gone at once, also without a network, and only from the list of all', async () => {
  const device = await openList([orcamento(13), orcamento(12)]);
  await soon(async () => expect(await rows()).toHaveLength(2));
  const command = { idPessoaCliente: CLIENTE, nomeCliente: 'x', idPrePedido: 12, codigoLocal: null };
  await act(async () => {
    await dispatchMarca(device.vault, { ...command, situacao: 'excluido' }, device.env);
  });
  await soon(async () => expect(await rows()).toHaveLength(1));
  expect((await texts())[0]).toContain('13');
  await act(async () => {
    await dispatchMarca(device.vault, { ...command, situacao: 'aberto' }, device.env);
  });
  await soon(async () => expect(await rows()).toHaveLength(2));
});

test('a filter by orders leaves unsent quotations out', async () => {
  const device = await openList([pedidoSample({ idPrePedido: 11, dataHora: HOJE })], '/pedidos?leg=1');
  const intent = orcamentoIntent([{ idItem: 1, quantidade: 2 }]);
  await device.vault.outbox.add(sampleRow(1, intent, { lane: laneOfOrcamento(CLIENTE, intent) }));
  await soon(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByText('No aparelho')).toBeNull();
});
