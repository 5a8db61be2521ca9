import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { itemSample, pedidoSample } from '#domain/orders/pedido-sample.ts';
import { envioIntent, sampleGrupo, sampleParked, sampleReceipt } from '#outbox/outbox-sample.ts';
import { beginSession, CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { useEnvio } from './queries.ts';
import { Recusado } from './recusado.tsx';

fakeServer();

/** The question of a key as the confirmation draws it, from the device's data. */
function Question({ chave }: { chave: string }) {
  const lido = useEnvio(chave, CLIENTE);
  if (!lido || lido.envio.kind !== 'recusado') return null;
  return <Recusado lido={lido} parked={lido.envio.row} clienteAtual={lido.cliente ?? null} />;
}

test('a refused order shows another device’s order with its different quantities', async () => {
  beginSession();
  const device = await openPageDevice();
  const refused = sampleParked(
    1,
    envioIntent([
      { idItem: 1, quantidade: 50 },
      { idItem: 2, quantidade: 3 },
    ]),
    {
      codigo: 'carrinho-finalizado',
      pedidos: [
        {
          ...sampleGrupo(1),
          idPrePedido: 900,
          total: 11_095,
          linhas: [
            { idItem: 1, idItemTipo: 1, quantidade: 500 },
            { idItem: 2, idItemTipo: 1, quantidade: 3 },
          ],
        },
      ],
    },
  );
  await device.vault.parked.put(refused);
  renderPage(<Question chave={refused.key} />, device);
  const question = within(await screen.findByRole('region', { name: 'Precisa de você' }));
  expect(question.getByText(/^Outro aparelho já fez pedidos deste carrinho\./)).toBeTruthy();
  expect(question.getByText(/^Nº 900 · R\$\s110,95$/)).toBeTruthy();
  expect(question.getByText('ITEM 1: 500 lá, 50 aqui')).toBeTruthy();
  expect(question.getByText('ITEM 2: 3, como aqui')).toBeTruthy();
});

test('a refused order whose cart is gone names another device’s order with the same lines', async () => {
  beginSession();
  const device = await openPageDevice();
  const { vault } = device;
  const at = Date.parse('2026-11-20T12:00:00-03:00');
  const gone = sampleParked(1, envioIntent([{ idItem: 1, quantidade: 50 }]), {
    codigo: 'carrinho-vazio',
    at,
  });
  await vault.parked.put(gone);
  await vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho: null, at });
  const put = async (idPrePedido: number, dataHora: string, idProduto: number) => {
    const pedido = pedidoSample({ idPrePedido, dataHora, total: 11_095 });
    const item = itemSample(idProduto, { quantidade: 50, valorTotal: 11_095 });
    await vault.pedidos.put({ idPrePedido, idPessoaCliente: CLIENTE, pedido, at });
    await vault.pedidoItens.put({ idPrePedido, idPessoaCliente: CLIENTE, itens: [item] });
  };
  await put(900, '2026-11-20T11:58:00-03:00', 1);
  await put(901, '2026-11-20T12:10:00-03:00', 2);
  await put(902, '2026-11-18T11:58:00-03:00', 1);
  await put(903, '2026-11-20T12:20:00-03:00', 1);
  const own = { ...sampleGrupo(1), idPrePedido: 903, total: 11_095 };
  await vault.receipts.put(
    sampleReceipt(3, envioIntent([{ idItem: 1, quantidade: 50 }]), 1, { pedidos: [own] }),
  );
  renderPage(<Question chave={gone.key} />, device);
  const question = within(await screen.findByRole('region', { name: 'Precisa de você' }));
  expect(question.getByText(/^Estes pedidos do cliente têm produtos dele/)).toBeTruthy();
  expect(question.getAllByText(/^Nº \d+/).map((e) => e.textContent)).toEqual(['Nº 900 · R$\u00a0110,95']);
  expect(question.getByText('ITEM 1: 50, como aqui')).toBeTruthy();
});
