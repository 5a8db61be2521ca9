import { sql } from 'kysely';
import { SINAL_HOSPITALAR } from '#contract/catalogue/sinais.ts';
import type { Scope } from '#server/db/scope.ts';
import { FILIAL_GUARULHOS } from './condicoes.ts';

const ESTOQUE_MINIMO = 60;

/** Products of one branch and one group of the cart, at a highest price in ten-thousandths of a real. */
export type ProdutosProcurados = {
  readonly idPessoaFilial: number;
  readonly idCarrinhoGrupoTipo: number;
  readonly precoMaximo: number;
};

/** Ordinary products, which a pharmacy buys weekly. */
const COMUNS: ProdutosProcurados = {
  idPessoaFilial: FILIAL_GUARULHOS,
  idCarrinhoGrupoTipo: 1,
  precoMaximo: 150_0000,
};

/** A product with the facts that tell whether it can be bought, and by which other one. */
export type ProdutoComum = {
  readonly idProduto: number;
  readonly substancia: string;
  readonly apresentacao: string;
  readonly sinais: number;
  readonly estoque: number;
};

/** The products of one group, whatever their stock, by their ids. */
export const selectComuns = (
  scope: Scope,
  idContexto: string,
  { idPessoaFilial, idCarrinhoGrupoTipo, precoMaximo }: ProdutosProcurados = COMUNS,
): Promise<ProdutoComum[]> =>
  scope.open
    .selectFrom('produto')
    .innerJoin('produtoPreco', 'produtoPreco.idProduto', 'produto.idProduto')
    .innerJoin('produtoEstoque', 'produtoEstoque.idProduto', 'produto.idProduto')
    .select([
      'produto.idProduto',
      'produto.substancia',
      'produto.apresentacao',
      'produto.sinais',
      'produtoEstoque.estoque',
    ])
    .where('produtoPreco.idContexto', '=', idContexto)
    .where('produtoPreco.valorUnitario', '>=', 5_0000)
    .where('produtoPreco.valorUnitario', '<=', precoMaximo)
    .where('produto.idPessoaFilial', '=', idPessoaFilial)
    .where('produto.idCarrinhoGrupoTipo', '=', idCarrinhoGrupoTipo)
    .where(sql<boolean>`"produto"."sinais" & ${SINAL_HOSPITALAR} = 0`)
    .orderBy('produto.idProduto')
    .execute();

/** The ids of products that are in stock. */
export const idsComEstoque = (produtos: readonly ProdutoComum[]): number[] =>
  produtos.filter(({ estoque }) => estoque >= ESTOQUE_MINIMO).map(({ idProduto }) => idProduto);

/** The ids of products that an order of the past is made of: they form one group, and are in stock. */
export const selectProdutos = async (
  scope: Scope,
  idContexto: string,
  procurados: ProdutosProcurados = COMUNS,
): Promise<number[]> => idsComEstoque(await selectComuns(scope, idContexto, procurados));
