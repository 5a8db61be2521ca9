import { randomUUID } from 'node:crypto';
import type { WireCarrinho } from '#tests/support/api.ts';
import { addBody, seenOf } from '#tests/support/cart.ts';
import type { Answer, Ask, Client } from './client.ts';
import type { LoadUser } from './ground.ts';

/** Turns a request into a response: once, or again until it is settled. */
export type Asking = (ask: Ask) => Promise<Answer>;

export const search = (textoBusca: string, { idPessoaCliente }: LoadUser): Ask => ({
  name: 'search',
  path: `/ecommerceitem?idPessoaCliente=${idPessoaCliente}&textoBusca=${encodeURIComponent(textoBusca)}`,
});

export const addLine = ({ idUsuario, idPessoaCliente }: LoadUser, idProduto: number): Ask => ({
  name: 'cart line',
  method: 'POST',
  path: '/Carrinho/manterCarrinhoCompra',
  key: randomUUID(),
  body: addBody(idProduto, 1, { IDUsuario: idUsuario, IDPessoaCliente: idPessoaCliente }),
});

export const readCart = ({ idPessoaCliente }: LoadUser): Ask => ({
  name: 'cart',
  path: `/Carrinho?idPessoaCliente=${idPessoaCliente}`,
});

const cartOf = ({ status, text }: Answer): WireCarrinho | undefined =>
  status === 200 ? (JSON.parse(text) as { carrinho: WireCarrinho }).carrinho : undefined;

/** Accepts the policies of the user's cart and confirms it. @returns the orders, undefined when it was refused. */
export async function order(asking: Asking, added: Answer): Promise<number[] | undefined> {
  const before = cartOf(added);
  if (before === undefined) return undefined;
  const accepted = cartOf(
    await asking({
      name: 'step',
      method: 'PUT',
      path: `/Carrinho/etapa?idCarrinho=${before.idCarrinho}&etapa=3&politicaAceite=true`,
      key: randomUUID(),
    }),
  );
  if (accepted === undefined) return undefined;
  const confirmed = await asking({
    name: 'confirm',
    method: 'POST',
    path: `/Carrinho/ConfirmarCarrinho?idCarrinho=${accepted.idCarrinho}`,
    key: randomUUID(),
    body: seenOf(accepted),
  });
  if (confirmed.status !== 200) return undefined;
  const { pedidos } = JSON.parse(confirmed.text) as { pedidos: { idPrePedido: number }[] };
  return pedidos.map(({ idPrePedido }) => idPrePedido);
}

/** Sends a request once. */
export const once =
  (client: Client): Asking =>
  (ask) =>
    client.ask(ask);
