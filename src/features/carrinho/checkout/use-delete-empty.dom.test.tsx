import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CarrinhoItem } from '#contract/cart/carrinho.ts';
import { excluirCarrinho } from '#contract/cart/carrinho-pendente.ts';
import { beginSession, CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { carrinhoSample } from '#tests/support/dom/pagamento.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { useDeleteEmpty } from './use-delete-empty.ts';

const server = fakeServer();
const user = person();

function Delete() {
  const deleteEmpty = useDeleteEmpty();
  return (
    <button type="button" onClick={() => deleteEmpty(CLIENTE)}>
      Remover
    </button>
  );
}

const ITEM = { idItem: 7, idItemTipo: 2, idCondicao: 1, quantidade: 1 } as CarrinhoItem;

test('a cart is deleted once its removed combo has left it empty on the server', async () => {
  beginSession();
  const device = await openPageDevice();
  const put = (itens: CarrinhoItem[]) =>
    device.vault.carrinhos.put({
      idPessoaCliente: CLIENTE,
      carrinho: carrinhoSample({ idCarrinhoSituacao: 2, grupos: [], itens }),
      at: Date.now(),
    });
  await put([ITEM]);
  server.reply(excluirCarrinho, { idCarrinho: 500 });
  renderPage(<Delete />, device);
  await user.click(screen.getByRole('button', { name: 'Remover' }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.askedOf(excluirCarrinho)).toEqual([]);
  await put([]);
  await soon(() =>
    expect(server.askedOf(excluirCarrinho).map(({ query }) => query.get('idCarrinho'))).toEqual(['500']),
  );
  await soon(async () => expect((await device.vault.carrinhos.get(CLIENTE))?.carrinho).toBeNull());
});
