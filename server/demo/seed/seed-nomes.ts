import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { LINHAS } from './codes.ts';
import type { Numeracao } from './numeracao.ts';

type Numbered = readonly [number, string];

/** Laboratories, brands, lines and classes: the products that are loaded name them, and find these ids. */
export async function seedNomes(trx: DatabaseTransaction, ids: Numeracao): Promise<void> {
  const categorias: Numbered[] = [...ids.categorias].map(([nome, id]) => [id, nome]);
  const linhas: Numbered[] = LINHAS.map(([id, nome]) => [id, nome]);
  await insertColumns(trx, 'fabricante', fabricanteColumns, ids.fabricantes);
  await insertColumns(trx, 'marca', marcaColumns, ids.marcas);
  await insertColumns(trx, 'produtoLinha', numbered('idLinha'), linhas);
  await insertColumns(trx, 'categoria', numbered('idCategoria'), categorias);
  await insertColumns(trx, 'subCategoria', subCategoriaColumns, ids.subCategorias);
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
