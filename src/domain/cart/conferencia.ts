import type { GrupoConfirmado } from '#contract/cart/confirmar-carrinho.ts';
import { type CarrinhoCalculado, type GrupoCalculado, type ItemCalculado, itensOf } from './carrinho.ts';
import { isSameGrupo, type LinhaPedida, linhaKey } from './linha.ts';

/** Returns a line and its quantity as one text. */
const keyOf = (linha: LinhaPedida): string => `${linhaKey(linha)}=${linha.quantidade}`;

function hasLinhas(itens: readonly ItemCalculado[], vistas: GrupoConfirmado['linhas']): boolean {
  if (vistas === undefined) return true;
  const keys = new Set(vistas.map(keyOf));
  return itens.length === vistas.length && itens.every((item) => keys.has(keyOf(item)));
}

const hasPagamento = ({ prazo, formaPagamento }: GrupoCalculado, visto: string | undefined): boolean =>
  visto === undefined || visto === `${prazo?.idPrazo}_${formaPagamento?.idFormaPagamento}`;

/**
 * Returns the current group if it is as the user confirmed it or better: it costs no more, serves no less,
 * and has the lines and the payment that were on screen. Undefined if it changed or is gone. A confirmation
 * without lines can only be compared by the cart's revision: totals alone do not tell one product from
 * another.
 */
export function findComoVisto(
  carrinho: CarrinhoCalculado,
  visto: GrupoConfirmado,
  isMesmaRevisao: boolean,
): GrupoCalculado | undefined {
  const grupo = carrinho.grupos.find((g) => isSameGrupo(g, visto));
  if (grupo === undefined || (visto.linhas === undefined && !isMesmaRevisao)) return undefined;
  const itens = itensOf(carrinho, visto);
  const atendida = itens.reduce((units, item) => units + item.quantidadeAtendida, 0);
  const isComoVisto =
    grupo.total <= visto.totalVisto &&
    atendida >= visto.quantidadeAtendidaVista &&
    hasLinhas(itens, visto.linhas) &&
    hasPagamento(grupo, visto.idPagamentoVisto);
  return isComoVisto ? grupo : undefined;
}
