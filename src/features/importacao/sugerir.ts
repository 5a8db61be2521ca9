import { readEmbalagem } from '#domain/importacao/embalagem-escrita.ts';
import { buscasDoNome } from '#domain/importacao/nome-escrito.ts';
import { readNumeroNoFim } from '#domain/importacao/numero-no-fim.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import { type Conferencia, isOrderable } from './conferir.ts';
import { unidadesDe } from './fim-da-linha.ts';

/** The best finds among which the first that can be ordered is taken. */
const FINDS = 20;

/** The source of the search, and its customer. */
export type Source = Pick<Conferencia, 'user' | 'contexto'> & { engine: Pick<EngineClient, 'list'> };

/** `pedidas`: the units of the pack that the line names, if the product is not known to be that pack; else null. */
export type Sugestao = { produto: ProdutoResumo; pedidas: number | null };

/**
 * The product that a line's name most likely means and that can be ordered, first one in the pack that the line names;
 * null if the search finds none, or the device holds no prices of the customer. Rejects when the engine stopped.
 */
export async function sugerir(
  { engine, user, contexto }: Source,
  identificacao: string,
): Promise<Sugestao | null> {
  const { idContexto } = contexto;
  const embalagem = readEmbalagem(identificacao);
  const pedidas = embalagem?.unidades ?? null;
  const ultimo = readNumeroNoFim(identificacao);
  const unidades = pedidas ?? ultimo?.numero ?? null;
  const search = async (busca: string) => {
    const reply = await engine.list(busca, { offset: 0, limit: FINDS, precos: { user, idContexto } });
    const ordered = reply.produtos.filter((produto) => isOrderable(produto, contexto));
    const isFound = reply.produtos.length > 0 || reply.idContexto !== idContexto;
    return { isFound, ordered: reply.idContexto === idContexto ? ordered : [] };
  };
  for (const busca of buscasDoNome(embalagem?.nome ?? ultimo?.nome ?? identificacao)) {
    // Among many packs of a product the one with these units may be none of the best finds.
    const packs = unidades === null ? [] : (await search(`${busca} ${unidades}`)).ordered;
    const { isFound, ordered } = await search(busca);
    const exact = [...packs, ...ordered].find((one) => unidades === null || unidadesDe(one) === unidades);
    if (exact) return { produto: exact, pedidas: null };
    const [other] = ordered;
    if (isFound) return other ? { produto: other, pedidas } : null;
  }
  return null;
}
