import { consultarItens, ITENS_POR_PAGINA_MAXIMO } from '#contract/catalogue/ecommerce-item.ts';
import type { ItemBusca, ItemProduto } from '#contract/catalogue/item-busca.ts';
import { ok, type Result } from '#lib/result.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';

/** The buyer whose prices the items carry; null for items without prices. */
type Buyer = { idPessoaCliente: number; idCondicao: number } | null;

/**
 * Ends an iteration: a page failed, or the list changed meanwhile. The pages before it are not a catalogue.
 */
class PagesBroken extends Error {}

type ItemPages = { total: number; pages: AsyncGenerator<ItemProduto[], void> };

/** False for a combo: it counts as one of the list's items, but is not a product of the catalogue. */
const isProduto = (item: ItemBusca): item is ItemProduto => item.produto !== undefined;

/**
 * Reads a server's catalogue page by page, each page after the previous one was taken. The first is requested
 * at once, to learn the total. The iteration throws PagesBroken instead of ending early.
 */
export async function openItemPages(env: SyncEnv, buyer: Buyer): Promise<Result<ItemPages, NetError>> {
  const askPage = (numeroPagina: number) =>
    ask(env, consultarItens, {
      query: {
        ...(buyer && { idPessoaCliente: buyer.idPessoaCliente, idCondicaoVenda: buyer.idCondicao }),
        quantidadeRegistrosPagina: ITENS_POR_PAGINA_MAXIMO,
        numeroPagina,
      },
    });
  const first = await askPage(1);
  if (!first.ok) return first;
  const total = first.value.totalRegistros;

  async function* pages(items: ItemBusca[]): AsyncGenerator<ItemProduto[], void> {
    let count = items.length;
    yield items.filter(isProduto);
    for (let numeroPagina = 2; count < total; numeroPagina += 1) {
      const page = await askPage(numeroPagina);
      if (!page.ok) throw new PagesBroken(`page ${numeroPagina}: ${page.error.kind}`);
      const { colecao, totalRegistros } = page.value;
      if (totalRegistros !== total || colecao.length === 0)
        throw new PagesBroken(`page ${numeroPagina}: the list changed`);
      count += colecao.length;
      yield colecao.filter(isProduto);
    }
  }
  return ok({ total, pages: pages(first.value.colecao) });
}
