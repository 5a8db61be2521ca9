import type * as z from 'zod/mini';
import type { vitrineLinha } from '#contract/integration/conteudo.ts';
import { imagemDoProduto, type Vista } from '#server/demo/imagens/endereco.ts';

/** So many products have pictures. */
export const COM_IMAGEM = 24;
/** Products have three views, two or one, in turns. */
const VISTAS: readonly (readonly Vista[])[] = [
  ['frente', 'aberta', 'verso'],
  ['frente', 'verso'],
  ['frente'],
];

/** The pictures of products in their order: `ids` are the products that have some. */
export const imagensDe = (ids: readonly number[]): ReadonlyMap<number, readonly string[]> =>
  new Map(
    ids.map((idProduto, at) => [
      idProduto,
      (VISTAS[at % VISTAS.length] ?? []).map((vista) => imagemDoProduto(idProduto, vista)),
    ]),
  );

/** The products that stand first in the showcases, by their ids. */
export function primeirosDasVitrines(vitrines: readonly z.input<typeof vitrineLinha>[]): number[] {
  const lugares = vitrines.flatMap(({ produtos: dela = [] }, vitrine) =>
    dela.map((codigo, posicao) => ({ id: Number(codigo), posicao, vitrine })),
  );
  const porProduto = [...Map.groupBy(lugares, ({ id }) => id)].map(([id, dele]) => ({
    id,
    posicao: Math.min(...dele.map(({ posicao }) => posicao)),
    vitrine: Math.min(...dele.map(({ vitrine }) => vitrine)),
  }));
  return porProduto
    .sort((a, b) => a.posicao - b.posicao || a.vitrine - b.vitrine || a.id - b.id)
    .slice(0, COM_IMAGEM)
    .map(({ id }) => id);
}
