import { buscasDoNome } from '#domain/importacao/nome-escrito.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import { type Conferencia, isOrderable } from './conferir.ts';

/** The best finds among which the first that can be ordered is taken. */
const FINDS = 20;

/** The source of the search, and its customer. */
export type Source = Pick<Conferencia, 'user' | 'contexto'> & { engine: Pick<EngineClient, 'list'> };

/**
 * The product that a line's name most likely means and that can be ordered; null if the search finds none, or the
 * device holds no prices of the customer. Rejects when the engine stopped.
 */
export async function sugerir(
  { engine, user, contexto }: Source,
  identificacao: string,
): Promise<ProdutoResumo | null> {
  const { idContexto } = contexto;
  for (const busca of buscasDoNome(identificacao)) {
    const reply = await engine.list(busca, { offset: 0, limit: FINDS, precos: { user, idContexto } });
    if (reply.idContexto !== idContexto) return null;
    if (reply.produtos.length > 0)
      return reply.produtos.find((produto) => isOrderable(produto, contexto)) ?? null;
  }
  return null;
}
