import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PEDIDO_A_PAGAR, PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import { itemSample, pedidoSample } from '#domain/orders/pedido-sample.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { envioIntent, sampleRow } from '#outbox/outbox-sample.ts';
import { dayAgo } from '#tests/support/dom/bought.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { CompartilharVisita } from './compartilhar-visita.tsx';
import { VisitaButton } from './visita-button.tsx';

const user = person();
const HOJE = businessDayOf(new Date());

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const situacao = (idPedidoSituacao: number) => ({
  portalPedidoSituacao: { idPedidoSituacao, descPedidoSituacao: 'X' },
});

/** A device with two orders of today, one of them unpaid, one that was cancelled, and one of yesterday. */
async function openVisita(): Promise<PageDevice> {
  const device = await openPageDevice();
  const pedidos = [
    pedidoSample({
      idPrePedido: 1,
      dataHora: `${HOJE}T09:00:00-03:00`,
      total: 100_00,
      itens: [itemSample(7)],
    }),
    pedidoSample({
      idPrePedido: 2,
      dataHora: `${HOJE}T10:00:00-03:00`,
      total: 50_00,
      itens: [itemSample(8)],
      ...situacao(PEDIDO_A_PAGAR),
    }),
    pedidoSample({ idPrePedido: 3, dataHora: `${HOJE}T11:00:00-03:00`, ...situacao(PEDIDO_CANCELADO) }),
    pedidoSample({ idPrePedido: 4, dataHora: `${dayAgo(1)}T10:00:00-03:00` }),
  ];
  await device.vault.pedidos.bulkPut(
    pedidos.map((pedido) => ({ idPrePedido: pedido.idPrePedido, idPessoaCliente: CLIENTE, pedido, at: 1 })),
  );
  return device;
}

test('today’s orders of a customer are shared as one text, with the unpaid and the unsent one', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
  Object.assign(navigator, { share, canShare: () => true });
  const device = await openVisita();
  await device.vault.outbox.add(
    sampleRow(1, envioIntent([{ idItem: 1, quantidade: 3 }]), {
      lane: String(CLIENTE),
      idPessoaCliente: CLIENTE,
      at: Date.now(),
      notBefore: Date.now() + 1e9,
    }),
  );
  renderPage(<CompartilharVisita idPessoaCliente={CLIENTE} nomeCliente="Farmácia Modelo" />, device);
  await user.click(await screen.findByRole('button', { name: 'Compartilhar a visita (3 pedidos)' }));
  await user.click(screen.getByRole('menuitem', { name: 'Como texto' }));
  await soon(() => expect(share).toHaveBeenCalledOnce());
  const text = share.mock.calls[0]?.[0].text ?? '';
  const [year, month, day] = HOJE.split('-');
  expect(text).toMatch(new RegExp(`^Visita de ${day}/${month}/${year} · `));
  for (const told of [
    'Sujeito a confirmação',
    'Cliente: Farmácia Modelo',
    'Pedido nº 1: R$ 100,00',
    /Pedido nº 2: R\$ 50,00 · .*aguarda pagamento/,
    '- P7: 3 un. x R$ 1,50 = R$ 4,50',
    '- P8: 3 un.',
    'Total de 3 pedidos: R$ 180,00',
  ])
    expect(text).toMatch(told);
  expect(text).not.toMatch(/nº [34]/);
});

test('nothing is offered without further orders, nor to a buyer', async () => {
  const device = await openVisita();
  const of = { idPessoaCliente: CLIENTE, nomeCliente: 'Farmácia Modelo' };
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  // The first button tells when the orders have been read.
  renderPage(
    <>
      <CompartilharVisita {...of} jaCompartilhados={1} />
      <CompartilharVisita {...of} jaCompartilhados={2} />
    </>,
    device,
  );
  await screen.findAllByRole('button');
  expect(names()).toEqual(['Compartilhar a visita (2 pedidos)']);
  cleanup();
  renderPage(
    <>
      <VisitaButton {...of} jaCompartilhados={1} />
      <CompartilharVisita {...of} />
    </>,
    { ...device, usuario: { ...device.usuario, papel: 'comprador' } },
  );
  await screen.findAllByRole('button');
  expect(names()).toHaveLength(1);
});
