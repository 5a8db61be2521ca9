import { readEmbalagem } from '#domain/importacao/embalagem-escrita.ts';
import { type NumeroNoFim, readNumeroNoFim } from '#domain/importacao/numero-no-fim.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { unidadesOf } from '#parts/package/package-reading.ts';
import type { LinhaConferida } from './conferir.ts';

/** `isPack`: the product has as many units: the number may name its pack or the quantity. */
export type Fim = NumeroNoFim & { isPack: boolean };

/** The number of units in a product's pack; null if its texts do not say it. */
export const unidadesDe = ({ nome, apresentacao }: ProdutoResumo): number | null =>
  unidadesOf(apresentacao) ?? readEmbalagem(descricaoProduto(nome, apresentacao))?.unidades ?? null;

/** The number at the end of a line without a product and another quantity, against a product for it; null elsewhere. */
export function fimDaLinha(
  {
    identificacao,
    quantidade,
    descProduto,
  }: Pick<LinhaConferida, 'identificacao' | 'quantidade' | 'descProduto'>,
  produto: ProdutoResumo,
): Fim | null {
  const fim = quantidade === 1 && descProduto === null ? readNumeroNoFim(identificacao) : null;
  return fim && { ...fim, isPack: unidadesDe(produto) === fim.numero };
}
