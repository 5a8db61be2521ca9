import { foldText } from '#lib/fold-text.ts';
import { toNames } from './names.ts';
import type { PackedCatalogue } from './packed.ts';
import { idsOfSelos } from './rows.ts';
import { textOf } from './text-column.ts';

/** The groups that narrow a list, each by the ids of the header's list of that name. */
export const GRUPOS = ['fabricantes', 'marcas', 'linhas', 'categorias', 'subCategorias', 'selos'] as const;

export type Grupo = (typeof GRUPOS)[number];

/** The members of a group in the order of their names, and the members of each place. */
export type GroupColumn = {
  ids: readonly number[];
  nomes: readonly string[];
  /** The distinct sets of members, as ordinals into `ids`: one member, or any number of badges. */
  sets: readonly (readonly number[])[];
  /** By place; an index into `sets`. */
  setAt: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
};

const made = new WeakMap<PackedCatalogue, Record<Grupo, GroupColumn>>();

/** The group columns of a catalogue, built at the first filter or count, then kept with it. */
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
    selos: toSelosColumn(catalogue, new Map([...names.selos].map(([id, { rotulo }]) => [id, rotulo]))),
  };
  made.set(catalogue, columns);
  return columns;
}

function toColumn(
  { rowAt }: PackedCatalogue,
  idOfRow: Int32Array<ArrayBuffer>,
  names: ReadonlyMap<number, string>,
): GroupColumn {
  const { ids, nomes, ordinalOf } = inOrder(new Set(idOfRow), names);
  const setAt = numbers(ids.length, rowAt.length);
  for (const [place, row] of rowAt.entries()) setAt[place] = ordinalOf.get(idOfRow[row] ?? 0) ?? 0;
  return { ids, nomes, sets: ids.map((_, ordinal) => [ordinal]), setAt };
}

/** Badges: a place may have several, in a few combinations that repeat. */
function toSelosColumn({ rowAt, selos }: PackedCatalogue, names: ReadonlyMap<number, string>): GroupColumn {
  const { ids, nomes, ordinalOf } = inOrder(names.keys(), names);
  const texts = selos.starts.length - 1;
  const sets = Array.from({ length: texts }, (_, entry) =>
    idsOfSelos(textOf(selos, entry)).flatMap((id) => ordinalOf.get(id) ?? []),
  );
  const setAt = numbers(texts, rowAt.length);
  for (const [place, row] of rowAt.entries()) setAt[place] = selos.entry[row] ?? 0;
  return { ids, nomes, sets, setAt };
}

function inOrder(ids: Iterable<number>, names: ReadonlyMap<number, string>) {
  const members = [...ids].map((id) => {
    const nome = names.get(id) ?? '';
    return { id, nome, key: foldText(nome) };
  });
  members.sort((a, b) => (a.key === b.key ? a.id - b.id : a.key < b.key ? -1 : 1));
  return {
    ids: members.map(({ id }) => id),
    nomes: members.map(({ nome }) => nome),
    ordinalOf: new Map(members.map(({ id }, ordinal) => [id, ordinal])),
  };
}

const numbers = (values: number, length: number): GroupColumn['setAt'] =>
  values <= 0x10000 ? new Uint16Array(length) : new Uint32Array(length);
