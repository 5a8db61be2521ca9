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

/** The ids of products that an order of the past is made of: they form one group, and are in stock. */
export async function selectProdutos(
  scope: Scope,
  idContexto: string,
  { idPessoaFilial, idCarrinhoGrupoTipo, precoMaximo }: ProdutosProcurados = COMUNS,
): Promise<number[]> {
  const rows = await scope.open
    .selectFrom('produto')
    .innerJoin('produtoPreco', 'produtoPreco.idProduto', 'produto.idProduto')
    .innerJoin('produtoEstoque', 'produtoEstoque.idProduto', 'produto.idProduto')
    .select('produto.idProduto')
    .where('produtoPreco.idContexto', '=', idContexto)
    .where('produtoPreco.valorUnitario', '>=', 5_0000)
    .where('produtoPreco.valorUnitario', '<=', precoMaximo)
    .where('produtoEstoque.estoque', '>=', ESTOQUE_MINIMO)
    .where('produto.idPessoaFilial', '=', idPessoaFilial)
    .where('produto.idCarrinhoGrupoTipo', '=', idCarrinhoGrupoTipo)
    .where(sql<boolean>`"produto"."sinais" & ${SINAL_HOSPITALAR} = 0`)
    .orderBy('produto.idProduto')
    .execute();
  return rows.map((row) => row.idProduto);
}
