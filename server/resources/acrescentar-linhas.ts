import type { Carrinho } from '#contract/carrinho.ts';
import { applyLinha, isQuantidade, isSameLinha, type LinhaPedida } from '#domain/linha.ts';
import { must } from '#lib/must.ts';
import type { CarrinhoRow } from '#server/store/queries/carrinho.ts';
import { grupoRowOf } from '#server/store/queries/carrinho-linhas.ts';
import type { Compra } from '#server/store/queries/compra.ts';
import type { UserQueries } from '#server/store/queries/user-queries.ts';
import { computeStored, toCarrinho } from './carrinho-view.ts';

/** The lines after these were added; what one line cannot hold stays as it was and is named. */
function addAll(before: readonly LinhaPedida[], novas: readonly LinhaPedida[]) {
  const cheias: LinhaPedida[] = [];
  const changed: LinhaPedida[] = [];
  for (const { quantidade, ...linha } of novas) {
    const held = before.find((l) => isSameLinha(l, linha))?.quantidade ?? 0;
    if (isQuantidade(held + quantidade)) changed.push({ ...linha, quantidade: held + quantidade });
    else cheias.push({ ...linha, quantidade });
  }
  const after = changed.reduce<LinhaPedida[]>(
    (linhas, { quantidade, ...linha }) => applyLinha(linhas, { linha, quantidade }),
    [...before],
  );
  return { after, changed, cheias };
}

/**
 * Adds quantities to an open cart that is held, all in one step: different lines whose items can be sold. `cheias` are
 * those that the cart's own line cannot take any more, which stays as it was.
 */
export async function acrescentarLinhas(
  user: UserQueries,
  open: CarrinhoRow,
  compra: Compra,
  novas: readonly LinhaPedida[],
): Promise<{ carrinho: Carrinho; incluidos: number; cheias: readonly LinhaPedida[] }> {
  const before = await user.readLinhas(open);
  const { after, changed, cheias } = addAll(before, novas);
  const row = changed.length === 0 ? open : await user.putCarrinho(open, {});
  const { calculado, grupos } = await computeStored(user, row, after, compra);
  const stored = changed.map((linha) => {
    const item = must(
      calculado.itens.find((i) => isSameLinha(i, linha)),
      'item',
    );
    return { ...linha, idCarrinhoGrupo: grupoRowOf(grupos, item).idCarrinhoGrupo };
  });
  await user.putLinhas(row, stored, before);
  return { carrinho: toCarrinho(row, calculado, grupos), incluidos: changed.length, cheias };
}
