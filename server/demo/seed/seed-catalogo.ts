import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { LINHAS, linhaOf, listaPisCofinsOf } from './codes.ts';
import { estoqueOf } from './comercial.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { Numeracao } from './numeracao.ts';
import type { ProdutoDerivado } from './produtos.ts';

type Numbered = readonly [number, string];

/** Laboratories, brands, lines, classes, products and their stock. */
export async function seedCatalogo(
  trx: DatabaseTransaction,
  produtos: readonly ProdutoDerivado[],
  ids: Numeracao,
): Promise<void> {
  const categorias: Numbered[] = [...ids.categorias].map(([nome, id]) => [id, nome]);
  const linhas: Numbered[] = LINHAS.map(([id, nome]) => [id, nome]);
  await insertColumns(trx, 'fabricante', fabricanteColumns, ids.fabricantes);
  await insertColumns(trx, 'marca', marcaColumns, ids.marcas);
  await insertColumns(trx, 'produtoLinha', numbered('idLinha'), linhas);
  await insertColumns(trx, 'categoria', numbered('idCategoria'), categorias);
  await insertColumns(trx, 'subCategoria', subCategoriaColumns, ids.subCategorias);
  await insertColumns(trx, 'produto', produtoColumns(ids), produtos);
  await insertColumns(trx, 'produtoEstoque', estoqueColumns, produtos);
}

function numbered(idColumn: string): readonly Column<Numbered>[] {
  return [
    [idColumn, 'integer', ([id]) => id],
    ['nome', 'text', ([, nome]) => nome],
  ];
}

const fabricanteColumns: readonly Column<Numeracao['fabricantes'][number]>[] = [
  ['idFabricante', 'integer', (f) => f.id],
  ['nome', 'text', (f) => f.nome],
  ['cnpj', 'text', (f) => f.cnpj],
];

const marcaColumns: readonly Column<Numeracao['marcas'][number]>[] = [
  ['idMarca', 'integer', (m) => m.id],
  ['nome', 'text', (m) => m.nome],
  ['idFabricante', 'integer', (m) => m.idFabricante],
];

const subCategoriaColumns: readonly Column<Numeracao['subCategorias'][number]>[] = [
  ['idSubCategoria', 'integer', (s) => s.id],
  ['nome', 'text', (s) => s.nome],
  ['idCategoria', 'integer', (s) => s.idCategoria],
];

function produtoColumns(ids: Numeracao): readonly Column<ProdutoDerivado>[] {
  return [
    ['idProduto', 'integer', (p) => p.medicamento.idProduto],
    ['registro', 'text', (p) => p.medicamento.registro],
    ['nome', 'text', (p) => p.medicamento.nome],
    ['apresentacao', 'text', (p) => p.medicamento.apresentacao],
    ['substancia', 'text', (p) => p.medicamento.substancia],
    ['idFabricante', 'integer', (p) => ids.idFabricante(p)],
    ['idMarca', 'integer', (p) => ids.idMarca(p)],
    ['idLinha', 'integer', (p) => linhaOf(p.medicamento.tipo)],
    ['idSubCategoria', 'integer', (p) => ids.idSubCategoria(p)],
    ['codBarras', 'text', (p) => p.medicamento.codBarras],
    ['codBarrasValido', 'boolean', (p) => p.medicamento.codBarrasValido],
    ['tipo', 'smallint', (p) => p.medicamento.tipo],
    ['tarja', 'smallint', (p) => p.medicamento.tarja],
    ['listaPisCofins', 'text', (p) => listaPisCofinsOf(p.medicamento.tarja)],
    ['sinais', 'smallint', (p) => p.sinais],
    ['pmc', 'bigint', (p) => p.medicamento.pmc],
    ['idPessoaFilial', 'integer', (p) => p.idPessoaFilial],
    ['idCarrinhoGrupoTipo', 'smallint', (p) => p.idCarrinhoGrupoTipo],
  ];
}

const estoqueColumns: readonly Column<ProdutoDerivado>[] = [
  ['idPessoaFilial', 'integer', (p) => p.idPessoaFilial],
  ['idProduto', 'integer', (p) => p.medicamento.idProduto],
  ['estoque', 'integer', (p) => estoqueOf(p.medicamento.registro, p.medicamento.comercializado)],
];
