import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { repetirPedido } from '#contract/orders/pedido-repetir.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { openRepetir, pedidoARepetir } from '#parts/dialogs/pedido-a-repetir.ts';
import { openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { soon } from '#tests/support/dom/shown.ts';
import { messages, settleMessage } from '#ui/layer/message-queue.ts';
import { RepetirHost } from './repetir-host.tsx';

const server = fakeServer();
const Carrinho = () => <p>{useCarrinho() === null ? '' : 'carrinho lido'}</p>;

async function openHost(device?: PageDevice) {
  const page = renderPage(
    <>
      <Carrinho />
      <RepetirHost />
    </>,
    device ?? (await openPageDevice()),
  );
  await screen.findByText('carrinho lido');
  return page;
}

test('an order of another customer is refused with an alert, and not repeated', async () => {
  await openHost();
  const outro = { ...pedidoSample().pessoaDestinatario, idPessoa: 999, nome: 'Drogaria Outra' };
  act(() => openRepetir({ ...pedidoSample(), pessoaDestinatario: outro }));
  const text = 'Este pedido é de Drogaria Outra. Atenda esse cliente para repetir o pedido.';
  await soon(() => expect(messages.open).toMatchObject([{ kind: 'alert', text }]));
  expect(server.askedOf(repetirPedido)).toEqual([]);
  act(() => settleMessage(messages.open[0]?.id ?? 0, true));
});

test('an order that a screen asks to repeat is repeated, also a second time', async () => {
  server.reply(repetirPedido, 'Nenhum item deste pedido está à venda.');
  await openHost();
  for (const times of [1, 2]) {
    act(() => openRepetir(pedidoSample()));
    await soon(() =>
      expect(messages.open.map(({ text }) => text)).toEqual(['Nenhum item deste pedido está à venda.']),
    );
    expect(server.askedOf(repetirPedido)).toHaveLength(times);
    act(() => settleMessage(messages.open[0]?.id ?? 0, true));
  }
});

test('an order is not repeated again when the next session begins', async () => {
  server.reply(repetirPedido, 'Nenhum item deste pedido está à venda.');
  const device = await openPageDevice();
  const { unmount } = await openHost(device);
  act(() => openRepetir(pedidoSample()));
  await soon(() => expect(messages.open).toHaveLength(1));
  act(() => settleMessage(messages.open[0]?.id ?? 0, true));
  unmount();
  await openHost(device);
  expect(pedidoARepetir.atual).toBeNull();
  expect(server.askedOf(repetirPedido)).toHaveLength(1);
});
