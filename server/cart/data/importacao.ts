import type { IdTipoImportacao } from '#contract/cart/importacao.ts';
import { IMPORTACAO_POR_CODIGO } from '#contract/cart/importacao.ts';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { SINAL_COMERCIALIZADO } from '#contract/catalogue/sinais.ts';
import { linhaKey } from '#domain/cart/linha.ts';
import type { ProdutoImportavel } from '#domain/importacao/importacao.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { Compra } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import { readVendaveis } from './vendaveis.ts';

/** The products to find, their kind of code, and the sale condition for selling them. */
export type ProcuraImportacao = {
  readonly codigos: readonly string[];
  readonly tipo: IdTipoImportacao;
  readonly idCondicao: number | undefined;
};

/** Codes in one database query. */
const CODES_PER_QUERY = 1000;

const selectProdutos = (scope: Scope) =>
  scope.open
    .selectFrom('produto')
    .innerJoin('marca', 'marca.idMarca', 'produto.idMarca')
    .innerJoin('subCategoria', 'subCategoria.idSubCategoria', 'produto.idSubCategoria')
    .innerJoin('categoria', 'categoria.idCategoria', 'subCategoria.idCategoria')
    .select([
      'produto.idProduto',
      'produto.codBarras',
      'produto.nome',
      'produto.apresentacao',
      'produto.sinais',
      'marca.nome as marca',
      'categoria.nome as categoria',
    ])
    .orderBy('produto.idProduto');

/** The products by their code; an unknown code is missing. */
export async function findImportaveis(
  scope: Scope,
  compra: Compra,
  { codigos, tipo, idCondicao }: ProcuraImportacao,
): Promise<Map<string, ProdutoImportavel[]>> {
  const found = new Map<string, ProdutoImportavel[]>();
  for (let from = 0; from < codigos.length; from += CODES_PER_QUERY) {
    const part = codigos.slice(from, from + CODES_PER_QUERY);
    const produtos = selectProdutos(scope);
    const rows = await (tipo === IMPORTACAO_POR_CODIGO
      ? produtos.where('produto.idProduto', 'in', part.map(Number))
      : produtos.where('produto.codBarras', 'in', part)
    ).execute();
    const linhaOf = (idItem: number) => ({ idItem, idItemTipo: ITEM_PRODUTO, idCondicao: idCondicao ?? 0 });
    const vendaveis = await readVendaveis(
      scope,
      compra,
      rows.map(({ idProduto }) => linhaOf(idProduto)),
    );
    for (const row of rows) {
      const codigo = tipo === IMPORTACAO_POR_CODIGO ? String(row.idProduto) : row.codBarras;
      const produto = {
        idProduto: row.idProduto,
        descricao: descricaoProduto(row.nome, row.apresentacao),
        marca: row.marca,
        categoria: row.categoria,
        comercializado: (row.sinais & SINAL_COMERCIALIZADO) !== 0,
        item: vendaveis.get(linhaKey(linhaOf(row.idProduto))) ?? null,
      };
      found.set(codigo, [...(found.get(codigo) ?? []), produto]);
    }
  }
  return found;
}
