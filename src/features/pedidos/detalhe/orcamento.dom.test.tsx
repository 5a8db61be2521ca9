import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultarPedidoDetalhe } from '#contract/orders/pedido-detalhe.ts';
import { itemSample, pedidoSample } from '#domain/orders/pedido-sample.ts';
import { orcamentoAberto } from '#parts/share/orcamento-aberto.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';
import { PedidoScreen } from './pedido-screen.tsx';

const server = fakeServer();
const user = person();

const ITEM = itemSample(7, { produto: { idProduto: 7, descProduto: 'DIPIRONA' } });

async function openOrcamento(part = {}, papel?: 'escritorio'): Promise<PageDevice> {
  server.silence(consultarPedidoDetalhe);
  const device = await openPageDevice();
  const pedido = pedidoSample({
    idPrePedido: 12,
    orcamento: true,
    validoAte: '2099-01-02',
    codigoLocal: 'A7K-042',
    itens: [ITEM],
    ...part,
  });
  await device.vault.pedidos.put({ idPrePedido: 12, idPessoaCliente: CLIENTE, pedido, at: 1 });
  const usuario = papel === undefined ? device.usuario : { ...device.usuario, papel };
  renderPage(<PedidoScreen id="12" />, { ...device, usuario });
  await screen.findByRole('heading', { level: 1, name: /^Orçamento nº 12/ });
  return device;
}

const acts = () =>
  within(screen.getByRole('group', { name: 'Ações do pedido' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const marcas = async ({ vault }: PageDevice) =>
  (await vault.outbox.toArray()).flatMap(({ intent }) =>
    intent.tipo === 'orcamento-situacao' ? [[intent.idPrePedido, intent.situacao]] : [],
  );

test('a quotation is turned into an order in place of being repeated, and has no progress and no invoices', async () => {
  await openOrcamento();
  expect(acts()).toEqual(['Transformar em pedido', 'Excluir orçamento', 'Compartilhar', 'Imprimir']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Válido até 02/01');
  expect(screen.queryByRole('list', { name: 'Andamento do pedido' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Notas fiscais' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Transformar em pedido' }));
  expect(orcamentoAberto.atual).toMatchObject({
    tipo: 'transformar',
    orcamento: {
      idPrePedido: 12,
      nome: 'nº 12',
      validoAte: '2099-01-02',
      linhas: [{ idItem: 7, quantidade: 3, preco: 15_000 }],
    },
  });
});

test('a quotation says when it went into a cart, and its code on the device that made it', async () => {
  await openOrcamento({ transformadoEm: '2026-11-18T10:00:00-03:00' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Foi para o carrinho em 18/11');
  const factOf = (nome: string) => screen.getByText(nome).nextElementSibling?.textContent;
  expect(factOf('Foi para o carrinho em')).toMatch(/^18\/11\/2026/);
  expect(factOf('Código neste portal')).toBe('A7K-042');
});

test('a removal is queued, and undone', async () => {
  const device = await openOrcamento();
  await user.click(screen.getByRole('button', { name: 'Excluir orçamento' }));
  await soon(async () => expect(await marcas(device)).toEqual([[12, 'excluido']]));
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await marcas(device)).toEqual([]));
});

test('a removed quotation can be put back', async () => {
  const portalPedidoSituacao = { idPedidoSituacao: 6, descPedidoSituacao: 'Cancelado' };
  const device = await openOrcamento({ portalPedidoSituacao });
  expect(acts()).toEqual(['Trazer de volta', 'Compartilhar', 'Imprimir']);
  await user.click(screen.getByRole('button', { name: 'Trazer de volta' }));
  await soon(async () => expect(await marcas(device)).toEqual([[12, 'aberto']]));
  expect(await screen.findByRole('button', { name: 'Excluir orçamento' })).toBeTruthy();
});

test('the company’s own quotation is not removed here', async () => {
  await openOrcamento({ validoAte: null });
  expect(acts()).toEqual(['Transformar em pedido', 'Compartilhar', 'Imprimir']);
});

test('a user of the office only reads', async () => {
  await openOrcamento({}, 'escritorio');
  expect(acts()).toEqual(['Compartilhar', 'Imprimir']);
});
