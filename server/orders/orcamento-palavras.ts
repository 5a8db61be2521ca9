import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { GrupoCalculado } from '#domain/cart/carrinho.ts';
import { type GrupoChave, isSameGrupo, type LinhaChave } from '#domain/cart/linha.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { nomeDoItem } from '#server/catalogue/data/itens-com-nome.ts';
import type { Scope } from '#server/db/scope.ts';

const NOMES_DITOS = 3;

/** The names of lines' products and combos, in their order. */
export async function nomesDasLinhas(scope: Scope, linhas: readonly LinhaChave[]): Promise<string[]> {
  const idsOf = (isProduto: boolean) =>
    linhas.filter((l) => (l.idItemTipo === ITEM_PRODUTO) === isProduto).map((l) => l.idItem);
  if (linhas.length === 0) return [];
  const produtos = await scope.open
    .selectFrom('produto')
    .select(['idProduto', 'nome', 'apresentacao'])
    .where('idProduto', 'in', [0, ...idsOf(true)])
    .execute();
  const combos = await scope.open
    .selectFrom('promocaoCombo')
    .select(['idPromocaoCombo', 'descricao'])
    .where('idPromocaoCombo', 'in', [0, ...idsOf(false)])
    .execute();
  const produtoOf = new Map(produtos.map((p) => [p.idProduto, p] as const));
  const comboOf = new Map(combos.map((c) => [c.idPromocaoCombo, c.descricao] as const));
  return linhas.map(({ idItem, idItemTipo }) => {
    const isProduto = idItemTipo === ITEM_PRODUTO;
    const { nome = null, apresentacao = null } = (isProduto && produtoOf.get(idItem)) || {};
    const descCombo = isProduto ? null : (comboOf.get(idItem) ?? `Combo ${idItem}`);
    return nomeDoItem({ idItem, nome, apresentacao, descCombo });
  });
}

/** 'A, B, C e mais 2.': at most three names. */
function listed(nomes: readonly string[]): string {
  const more = nomes.length - NOMES_DITOS;
  const said = nomes.slice(0, NOMES_DITOS).join(', ');
  return more > 0 ? `${said} e mais ${formatCount(more)}.` : `${said}.`;
}

/** Why a quotation with these products was not kept. */
export const semElas = (nomes: readonly string[]): string =>
  `${nomes.length === 1 ? 'Um item não está' : `${formatCount(nomes.length)} itens não estão`} mais à venda para este cliente: ${listed(nomes)}`;

/** The sentences about a changed total, and about products left out; null without either. */
export function mensagemDoOrcamento(
  grupo: GrupoCalculado,
  vistos: readonly (GrupoChave & { readonly totalVisto: number })[],
  sumidas: readonly string[],
): string | null {
  const visto = vistos.find((one) => isSameGrupo(one, grupo));
  const frases = [
    ...(visto === undefined
      ? ['Os produtos mudaram de filial ou de grupo depois que o orçamento foi feito.']
      : []),
    ...(visto !== undefined && visto.totalVisto !== grupo.total
      ? [
          `Na tela, o total era ${formatMoney(visto.totalVisto)}. O orçamento foi guardado com os preços e o estoque do servidor: ${formatMoney(grupo.total)}.`,
        ]
      : []),
    ...(sumidas.length > 0 ? [`Ficaram fora, porque não estão mais à venda: ${listed(sumidas)}`] : []),
  ];
  return frases.length === 0 ? null : frases.join(' ');
}
