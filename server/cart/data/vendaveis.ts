import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { type LinhaChave, linhaKey } from '#domain/cart/linha.ts';
import { marcaNaLinha } from '#domain/catalogue/marca.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import { readCombosVendaveis } from '#server/catalogue/data/combos.ts';
import { selectFaixas } from '#server/catalogue/data/faixas.ts';
import type { Compra } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import { estoqueVendavel } from '#server/feed/estoque-vendavel.ts';
import { precoVigente } from '#server/feed/preco-vigente.ts';
import { lockProdutos } from './estoque-dos-pedidos.ts';

/** `stFcp` is the part of `st` for the state's fund against poverty; 0 for a combo. */
export type ItemComFcp = ItemVendavel & { readonly stFcp: number };

/** True if a product exists, for any customer. */
export async function hasProduto(scope: Scope, idProduto: number): Promise<boolean> {
  const row = await scope.open
    .selectFrom('produto')
    .select('idProduto')
    .where('idProduto', '=', idProduto)
    .executeTakeFirst();
  return row !== undefined;
}

/** The products whose stock the lines take: their own, or the members of their combos. */
async function produtosOf(scope: Scope, linhas: readonly LinhaChave[]): Promise<number[]> {
  const idsOf = (tipo: number) => linhas.filter((l) => l.idItemTipo === tipo).map((l) => l.idItem);
  const combos = idsOf(ITEM_COMBO);
  if (combos.length === 0) return idsOf(ITEM_PRODUTO);
  const membros = await scope.open
    .selectFrom('promocaoComboProduto')
    .select('idProduto')
    .where('idPromocaoCombo', 'in', combos)
    .execute();
  return [...idsOf(ITEM_PRODUTO), ...membros.map((membro) => membro.idProduto)];
}

/**
 * Holds the stock rows of products until the transaction ends, always in the same order, so that two orders of the same
 * products wait for each other and do not deadlock.
 */
export async function lockEstoque(scope: Scope, linhas: readonly LinhaChave[]): Promise<void> {
  await lockProdutos(scope, await produtosOf(scope, linhas));
}

/**
 * The rules' input for the lines' items, by `linhaKey`: price and tiers in the context of the line's own condition,
 * stock of the home branch, 0 for one that is no longer sold. The map lacks a product without a price there or whose
 * branch does not serve the customer under that condition, and a combo that is not sold to them.
 */
export async function readVendaveis(
  scope: Scope,
  compra: Compra,
  linhas: readonly LinhaChave[],
): Promise<Map<string, ItemComFcp>> {
  const combos = await readCombosVendaveis(scope, compra, linhas);
  const found = new Map([...combos].map(([key, combo]) => [key, { ...combo, stFcp: 0 }]));
  for (const contexto of compra.contextos) {
    const wanted = linhas.filter(
      (l) => l.idCondicao === contexto.idCondicao && l.idItemTipo === ITEM_PRODUTO,
    );
    if (wanted.length === 0) continue;
    const rows = await selectProdutos(
      scope,
      contexto.idContexto,
      wanted.map((l) => l.idItem),
    );
    const faixas = await selectFaixas(scope, contexto.idContexto, [...new Set(rows.map((r) => r.idMarca))]);
    const faixasOf = Map.groupBy(faixas, (faixa) => faixa.idMarca);
    for (const row of rows) {
      if (!contexto.filiais.some((f) => f.idPessoaFilial === row.idPessoaFilial)) continue;
      const { idProduto, idMarca, nome, apresentacao, marca, fabricante, ...rest } = row;
      const key = linhaKey({
        idItem: idProduto,
        idItemTipo: ITEM_PRODUTO,
        idCondicao: contexto.idCondicao,
      });
      found.set(key, {
        ...rest,
        descricao: descricaoProduto(nome, apresentacao),
        descricaoMarca: marcaNaLinha({ marca, fabricante }),
        faixas: faixasOf.get(idMarca) ?? [],
      });
    }
  }
  return found;
}

const selectProdutos = (scope: Scope, idContexto: string, idProdutos: number[]) =>
  scope.open
    .selectFrom('produto')
    .innerJoinLateral(precoVigente(idContexto), (join) => join.onTrue())
    .innerJoin('marca', 'marca.idMarca', 'produto.idMarca')
    .innerJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
    .innerJoin('subCategoria', 'subCategoria.idSubCategoria', 'produto.idSubCategoria')
    .innerJoin('categoria', 'categoria.idCategoria', 'subCategoria.idCategoria')
    .leftJoin('produtoEstoque', (join) =>
      join
        .onRef('produtoEstoque.idProduto', '=', 'produto.idProduto')
        .onRef('produtoEstoque.idPessoaFilial', '=', 'produto.idPessoaFilial'),
    )
    .select([
      'produto.idProduto',
      'produto.nome',
      'produto.apresentacao',
      'produto.idMarca',
      'produto.idPessoaFilial',
      'produto.idCarrinhoGrupoTipo',
      'marca.nome as marca',
      'fabricante.nome as fabricante',
      'categoria.nome as categoria',
      'produtoPreco.valorUnitario',
      'produtoPreco.descontoComercial',
      'produtoPreco.descontoFinanceiro',
      'produtoPreco.st',
      'produtoPreco.stFcp',
    ])
    .select(estoqueVendavel().as('estoque'))
    .where('produtoPreco.valorUnitario', '>', 0)
    .where('produto.idProduto', 'in', idProdutos)
    .execute();
