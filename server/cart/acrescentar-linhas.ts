import { CARRINHO_LINHAS_MAXIMO, type Carrinho } from '#contract/cart/carrinho.ts';
import { isQuantidade, type LinhaPedida, linhaKey } from '#domain/cart/linha.ts';
import { must } from '#lib/must.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Compra } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Recusa } from '#server/http/recusa.ts';
import { linhasDemais } from './carrinho-recusas.ts';
import { computeStored, toCarrinho } from './carrinho-view.ts';
import { type CarrinhoRow, putCarrinho, readLinhas } from './data/carrinho.ts';
import { grupoRowOf, putLinhas } from './data/carrinho-linhas.ts';

/** The lines after these were added. A line that cannot take its quantity stays as it was and is listed. */
function addAll(before: readonly LinhaPedida[], novas: readonly LinhaPedida[]) {
  const cheias: LinhaPedida[] = [];
  const changed: LinhaPedida[] = [];
  const after = new Map(before.map((linha) => [linhaKey(linha), linha]));
  for (const nova of novas) {
    const held = after.get(linhaKey(nova));
    const sum = { ...held, ...nova, quantidade: (held?.quantidade ?? 0) + nova.quantidade };
    if (!isQuantidade(sum.quantidade)) {
      cheias.push(nova);
      continue;
    }
    changed.push(sum);
    after.set(linhaKey(nova), sum);
  }
  return { after: [...after.values()], changed, cheias };
}

/** `cheias` are the new lines that the cart's own line cannot take; that line stays as it was. */
type Acrescentadas = { carrinho: Carrinho; incluidos: number; cheias: readonly LinhaPedida[] };

/**
 * Adds quantities to an open cart that the caller holds, in one step: different lines whose items can be sold. Refuses
 * all of them if the cart would have too many lines to be confirmed.
 */
export async function acrescentarLinhas(
  user: Scope,
  open: CarrinhoRow,
  compra: Compra,
  novas: readonly LinhaPedida[],
): Promise<Result<Acrescentadas, Recusa>> {
  const before = await readLinhas(user, open);
  const { after, changed, cheias } = addAll(before, novas);
  if (after.length > Math.max(before.length, CARRINHO_LINHAS_MAXIMO)) return fail(linhasDemais());
  const row = changed.length === 0 ? open : await putCarrinho(user, open, {});
  const { calculado, grupos } = await computeStored(user, row, after, compra);
  const itemOf = new Map(calculado.itens.map((item) => [linhaKey(item), item]));
  const stored = changed.map((linha) => {
    const item = must(itemOf.get(linhaKey(linha)), 'item');
    return { ...linha, idCarrinhoGrupo: grupoRowOf(grupos, item).idCarrinhoGrupo };
  });
  await putLinhas(user, row, stored, before);
  return ok({ carrinho: toCarrinho(row, calculado, grupos), incluidos: changed.length, cheias });
}
