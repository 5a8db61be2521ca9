import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { ApiAnswer, ApiClient, Extra, WireCarrinho } from './api.ts';

export type TestProduto = {
  readonly idProduto: number;
  readonly valorUnitario: number;
  readonly estoque: number;
  readonly idPessoaFilial: number;
  readonly idCarrinhoGrupoTipo: number;
};

/** Products of context c1 of one branch and group type, cheapest first, with at least `estoque` units. */
export async function findProdutos(
  db: Database,
  { estoque = 100, idPessoaFilial = 1, tipo = 1, from = 10_0000, idContexto = 'c1' } = {},
): Promise<TestProduto[]> {
  return await db
    .selectFrom('produto')
    .innerJoin('produtoPreco', 'produtoPreco.idProduto', 'produto.idProduto')
    .innerJoin('produtoEstoque', (join) =>
      join
        .onRef('produtoEstoque.idProduto', '=', 'produto.idProduto')
        .onRef('produtoEstoque.idPessoaFilial', '=', 'produto.idPessoaFilial'),
    )
    .select(['produto.idProduto', 'produto.idPessoaFilial', 'produto.idCarrinhoGrupoTipo'])
    .select(['produtoPreco.valorUnitario', 'produtoEstoque.estoque'])
    .where('produtoPreco.idContexto', '=', idContexto)
    .where('produtoPreco.valorUnitario', '>=', from)
    .where('produtoEstoque.estoque', '>=', estoque)
    .where('produto.idPessoaFilial', '=', idPessoaFilial)
    .where('produto.idCarrinhoGrupoTipo', '=', tipo)
    .orderBy('produtoPreco.valorUnitario')
    .orderBy('produto.idProduto')
    .execute();
}

/** The documented add-to-cart payload with the test's changes. */
export const addBody = (idProduto: number, quantidade: number, more: object = {}) => ({
  IDUsuario: 1,
  IDPessoaCliente: 101,
  IDCondicaoCliente: 1,
  IDPrazo: 2,
  IDFormasPagamento: 1,
  IDProduto: idProduto,
  IDCondicaoProduto: 1,
  IDItemTipo: 1,
  Quantidade: quantidade,
  PercentualDesconto: 0,
  PercentualDescontoFinanceiro: 0,
  StValor: 0,
  ValorUnitario: 10.5,
  IDOperacao: 4,
  IDOrigem: 2,
  IDOrigemTipo: 18,
  ...more,
});

export const add = (
  client: ApiClient,
  idProduto: number,
  quantidade: number,
  more: object = {},
  extra: Extra = {},
): Promise<ApiAnswer> =>
  client.post('/Carrinho/manterCarrinhoCompra', addBody(idProduto, quantidade, more), extra);

/** The payload with which a device confirms the cart of a response. */
export function seenOf(carrinho: WireCarrinho) {
  const grupos = carrinho.grupos.map((grupo) => ({
    idPessoaFilial: grupo.idPessoaFilial,
    idCondicao: grupo.idCondicao,
    idCarrinhoGrupoTipo: grupo.idCarrinhoGrupoTipo,
    totalVisto: grupo.total,
    quantidadeAtendidaVista: carrinho.itens
      .filter((item) => item.idCarrinhoGrupo === grupo.idCarrinhoGrupo)
      .reduce((units, item) => units + item.quantidadeAtendida, 0),
  }));
  return { revisao: carrinho.revisao, totalVisto: carrinho.valorTotal, grupos };
}

/** The same with every group's lines and payment, by which a device states exactly the cart on its screen. */
export function seenWhole(carrinho: WireCarrinho) {
  const seen = seenOf(carrinho);
  const grupos = carrinho.grupos.map((grupo, i) => ({
    ...must(seen.grupos[i], 'grupo'),
    idPagamentoVisto: `${grupo.prazo?.idPrazo}_${grupo.formaPagamento?.idFormaPagamento}`,
    linhas: carrinho.itens
      .filter((item) => item.idCarrinhoGrupo === grupo.idCarrinhoGrupo)
      .map(({ idItem, idItemTipo, idCondicao, quantidade }) => ({
        idItem,
        idItemTipo,
        idCondicao,
        quantidade,
      })),
  }));
  return { ...seen, grupos };
}

/** Accepts the policies; returns the cart. */
export async function accept(client: ApiClient, idCarrinho: number): Promise<WireCarrinho> {
  const path = `/Carrinho/etapa?idCarrinho=${idCarrinho}&etapa=3&politicaAceite=true`;
  const answer = await client.put(path);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.carrinho;
}

export const confirm = (
  client: ApiClient,
  idCarrinho: number,
  seen?: object,
  extra: Extra = {},
): Promise<ApiAnswer> => client.post(`/Carrinho/ConfirmarCarrinho?idCarrinho=${idCarrinho}`, seen, extra);
