import { sql } from 'kysely';
import { type IdTipoImportacao, IMPORTACAO_POR_CODIGO_BARRAS } from '#contract/cart/importacao.ts';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { SINAL_COMERCIALIZADO } from '#contract/catalogue/sinais.ts';
import { linhaKey } from '#domain/cart/linha.ts';
import { codigoDe, codigoKey, pickByCodigo } from '#domain/catalogue/codigo.ts';
import { marcaNaLinha } from '#domain/catalogue/marca.ts';
import type { ProdutoImportavel } from '#domain/importacao/importacao.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { Compra } from '#server/customers/data/compra.ts';
import { codigoProprioDe, idsDeCodigos } from '#server/db/erp-code.ts';
import type { Scope } from '#server/db/scope.ts';
import { readVendaveis } from './vendaveis.ts';

/** How a lookup names its products: as an import does, or by their ids. */
export type NomesDosProdutos = IdTipoImportacao | 'id';

/** The products to find, their kind of code, and the sale condition for selling them. */
export type ProcuraImportacao = {
  readonly codigos: readonly string[];
  readonly tipo: NomesDosProdutos;
  readonly idCondicao: number | undefined;
};

/** Codes in one database query. */
const CODES_PER_QUERY = 1000;
const onlyId = /^[1-9]\d{0,8}$/;

const selectProdutos = (scope: Scope) =>
  scope.open
    .selectFrom('produto')
    .innerJoin('marca', 'marca.idMarca', 'produto.idMarca')
    .innerJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
    .innerJoin('subCategoria', 'subCategoria.idSubCategoria', 'produto.idSubCategoria')
    .innerJoin('categoria', 'categoria.idCategoria', 'subCategoria.idCategoria')
    .select([
      'produto.idProduto',
      'produto.codBarras',
      'produto.nome',
      'produto.apresentacao',
      'produto.sinais',
      'marca.nome as marca',
      'fabricante.nome as fabricante',
      'categoria.nome as categoria',
    ])
    .select(codigoProprioDe('produtos', 'produto.idProduto').as('codigoErp'))
    .orderBy('produto.idProduto');

type ProdutoRow = Awaited<ReturnType<ReturnType<typeof selectProdutos>['execute']>>[number];

/** The rows that these codes may name; a code of the company in any spelling of `codigoKey`. */
async function readRows(
  scope: Scope,
  codigos: readonly string[],
  tipo: NomesDosProdutos,
): Promise<readonly ProdutoRow[]> {
  const produtos = selectProdutos(scope);
  if (tipo === IMPORTACAO_POR_CODIGO_BARRAS)
    return await produtos.where('produto.codBarras', 'in', codigos).execute();
  const keys = codigos.map(codigoKey);
  const ids = (tipo === 'id' ? codigos : keys).filter((codigo) => onlyId.test(codigo)).map(Number);
  return await produtos
    .where((eb) =>
      eb.or([
        eb('produto.idProduto', '=', sql<number>`any(${ids}::int[])`),
        ...(tipo === 'id' ? [] : [eb('produto.idProduto', 'in', idsDeCodigos('produtos', codigos, keys))]),
      ]),
    )
    .execute();
}

/** The rows of each code. */
function rowsByCode(
  rows: readonly ProdutoRow[],
  codigos: readonly string[],
  tipo: NomesDosProdutos,
): ReadonlyMap<string, readonly ProdutoRow[]> {
  if (tipo === IMPORTACAO_POR_CODIGO_BARRAS) return Map.groupBy(rows, ({ codBarras }) => codBarras);
  if (tipo === 'id') return Map.groupBy(rows, ({ idProduto }) => String(idProduto));
  const named = rows.map((row) => ({ ...row, codigo: codigoDe(row.codigoErp, row.idProduto) }));
  const byKey = Map.groupBy(named, ({ codigo }) => codigoKey(codigo));
  return new Map(codigos.map((codigo) => [codigo, pickByCodigo(codigo, byKey.get(codigoKey(codigo)) ?? [])]));
}

/** The products by their code; an unknown code is missing. */
export async function findImportaveis(
  scope: Scope,
  compra: Compra,
  { codigos, tipo, idCondicao }: ProcuraImportacao,
): Promise<Map<string, ProdutoImportavel[]>> {
  const found = new Map<string, ProdutoImportavel[]>();
  const linhaOf = (idItem: number) => ({ idItem, idItemTipo: ITEM_PRODUTO, idCondicao: idCondicao ?? 0 });
  for (let from = 0; from < codigos.length; from += CODES_PER_QUERY) {
    const part = codigos.slice(from, from + CODES_PER_QUERY);
    const rows = await readRows(scope, part, tipo);
    const linhas = rows.map(({ idProduto }) => linhaOf(idProduto));
    const vendaveis = await readVendaveis(scope, compra, linhas);
    for (const [codigo, named] of rowsByCode(rows, part, tipo)) {
      const produtos = named.map((row) => ({
        idProduto: row.idProduto,
        descricao: descricaoProduto(row.nome, row.apresentacao),
        marca: marcaNaLinha(row),
        categoria: row.categoria,
        comercializado: (row.sinais & SINAL_COMERCIALIZADO) !== 0,
        item: vendaveis.get(linhaKey(linhaOf(row.idProduto))) ?? null,
      }));
      if (produtos.length > 0) found.set(codigo, produtos);
    }
  }
  return found;
}
