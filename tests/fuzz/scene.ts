import { addBody } from '#tests/support/cart.ts';
import type { Random } from '#tests/sync/chaos/random.ts';

/** Sends a call as the representative and returns the parsed reply. */
export type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

type Cart = { idCarrinho: number; grupos: { idCarrinhoGrupo: number }[] };
type Found = { colecao?: { idItem: number; itemPossuiEstoque: boolean; itemTipo: { idItemTipo: number } }[] };

/** Customers who buy under condition 1. */
const CLIENTES = [101, 101, 104];
/** Boleto, advance boleto, card, Pix: a cart that waits for payment differs from one that does not. */
const FORMAS = [
  [2, 1],
  [5, 6],
  [5, 8],
  [5, 10],
] as const;

/**
 * Fills a cart, and now and then continues with it as far as the payment: by chance alone hardly any request would find
 * a
 * cart with lines or an order that waits. Refusals here are caused by earlier requests.
 */
export async function shop(ask: Ask, random: Random): Promise<void> {
  const idPessoaCliente = random.pick(CLIENTES);
  const page = `idPessoaCliente=${idPessoaCliente}&numeroPagina=${random.int(1, 3)}&quantidadeRegistrosPagina=20&textoBusca=a`;
  const { colecao = [] } = (await ask('GET', `/ecommerceitem?${page}`)) as Found;
  const items = colecao.filter((item) => item.itemTipo.idItemTipo === 1 && item.itemPossuiEstoque);
  if (items.length === 0) return;
  const { idItem } = random.pick(items);
  const added = addBody(idItem, random.int(1, 6), { IDPessoaCliente: idPessoaCliente });
  const { carrinho } = (await ask('POST', '/Carrinho/manterCarrinhoCompra', added)) as { carrinho?: Cart };
  const [grupo] = carrinho?.grupos ?? [];
  if (carrinho === undefined || grupo === undefined || random.chance(0.4)) return;
  const { idCarrinho } = carrinho;
  const [idPrazo, idFormaPagamento] = random.pick(FORMAS);
  await ask('PUT', '/Carrinho/grupo', { idCarrinho, ...grupo, idPrazo, idFormaPagamento });
  await ask('PUT', `/Carrinho/etapa?idCarrinho=${idCarrinho}&etapa=${random.int(2, 3)}&politicaAceite=true`);
  if (random.chance(0.6)) await ask('POST', `/Carrinho/ConfirmarCarrinho?idCarrinho=${idCarrinho}`);
}
