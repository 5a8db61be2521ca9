import { consultarItens, ITENS_POR_PAGINA_MAXIMO, type ItemBusca } from '#contract/ecommerce-item.ts';
import { ok, type Result } from '#lib/result.ts';
import type { NetError } from '#net/request.ts';
import { ask } from './ask.ts';
import type { SyncEnv } from './env.ts';

/** Whose prices the items carry; null: nobody's. */
type Buyer = { idPessoaCliente: number; idCondicao: number } | null;

/** Ends an iteration: a page did not come, or the list changed under way. What came before is not a catalogue. */
class PagesBroken extends Error {}

type ItemPages = { total: number; pages: AsyncGenerator<ItemBusca[], void> };

/**
 * The catalogue of a server page by page, each asked for when the one before was taken; the first is asked for at
 * once, to learn how many there are. The iteration throws PagesBroken instead of ending early.
 */
export async function openItemPages(env: SyncEnv, buyer: Buyer): Promise<Result<ItemPages, NetError>> {
  const askPage = (numeroPagina: number) =>
    ask(env, consultarItens, {
      query: {
        ...(buyer && { idPessoaCliente: buyer.idPessoaCliente, idCondicaoVenda: buyer.idCondicao }),
        quantidadeRegistrosPagina: ITENS_POR_PAGINA_MAXIMO,
        numeroPagina,
        consultarDescontoVolume: 'true',
      },
    });
  const first = await askPage(1);
  if (!first.ok) return first;
  const total = first.value.totalRegistros;

  async function* pages(items: ItemBusca[]): AsyncGenerator<ItemBusca[], void> {
    let count = items.length;
    yield items;
    for (let numeroPagina = 2; count < total; numeroPagina += 1) {
      const page = await askPage(numeroPagina);
      if (!page.ok) throw new PagesBroken(`page ${numeroPagina}: ${page.error.kind}`);
      const { colecao, totalRegistros } = page.value;
      if (totalRegistros !== total || colecao.length === 0)
        throw new PagesBroken(`page ${numeroPagina}: the list changed`);
      count += colecao.length;
      yield colecao;
    }
  }
  return ok({ total, pages: pages(first.value.colecao) });
}
