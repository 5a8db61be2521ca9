import { foldText } from '#lib/fold-text.ts';
import { toNames } from './names.ts';
import type { PackedCatalogue } from './packed.ts';

/** What a list can be narrowed by, each by the ids of the catalogue header's list of that name. */
export const GRUPOS = ['fabricantes', 'marcas', 'linhas', 'categorias', 'subCategorias'] as const;

export type Grupo = (typeof GRUPOS)[number];

/** The members of a group in the order of their names, and which one each place has. */
export type GroupColumn = {
  ids: readonly number[];
  nomes: readonly string[];
  ordinalOf: ReadonlyMap<number, number>;
  /** By place; an ordinal into `ids`. */
  ordinals: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
};

const made = new WeakMap<PackedCatalogue, Record<Grupo, GroupColumn>>();

/** The group columns of a catalogue; made when the first filter or count is asked, then kept with it. */
export function groupColumns(catalogue: PackedCatalogue): Record<Grupo, GroupColumn> {
  const before = made.get(catalogue);
  if (before !== undefined) return before;
  const { idFabricante, idMarca, idLinha, idSubCategoria } = catalogue;
  const names = toNames(catalogue.header, null);
  const columns = {
    fabricantes: toColumn(catalogue, idFabricante, names.fabricantes),
    marcas: toColumn(catalogue, idMarca, names.marcas),
    linhas: toColumn(catalogue, idLinha, names.linhas),
    categorias: toColumn(
      catalogue,
      idSubCategoria.map((id) => names.categoriaOf.get(id) ?? 0),
      names.categorias,
    ),
    subCategorias: toColumn(catalogue, idSubCategoria, names.subCategorias),
  };
  made.set(catalogue, columns);
  return columns;
}

function toColumn(
  { rowAt }: PackedCatalogue,
  idOfRow: Int32Array<ArrayBuffer>,
  names: ReadonlyMap<number, string>,
): GroupColumn {
  const members = [...new Set(idOfRow)].map((id) => {
    const nome = names.get(id) ?? '';
    return { id, nome, key: foldText(nome) };
  });
  members.sort((a, b) => (a.key === b.key ? a.id - b.id : a.key < b.key ? -1 : 1));
  const ordinalOf = new Map(members.map(({ id }, ordinal) => [id, ordinal]));
  const ordinals = members.length <= 0x10000 ? new Uint16Array(rowAt.length) : new Uint32Array(rowAt.length);
  for (const [place, row] of rowAt.entries()) ordinals[place] = ordinalOf.get(idOfRow[row] ?? 0) ?? 0;
  return { ids: members.map(({ id }) => id), nomes: members.map(({ nome }) => nome), ordinalOf, ordinals };
}
