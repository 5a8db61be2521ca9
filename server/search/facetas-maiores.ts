import type { Faceta, Facetas } from '#engine/facet.ts';
import type { Filtros } from '#engine/filter.ts';
import { GRUPOS } from '#engine/groups.ts';

/** In each list the members with the most products and the chosen ones, still ordered by name. */
export function mostPopular(facetas: Facetas, filtros: Filtros, most: number): Facetas {
  const lists = GRUPOS.map((grupo) => [grupo, cut(facetas[grupo], new Set(filtros[grupo]), most)] as const);
  return Object.fromEntries(lists) as Facetas;
}

function cut(list: Faceta[], chosen: ReadonlySet<number>, most: number): Faceta[] {
  if (list.length <= most) return list;
  const largest = list.toSorted((a, b) => b.quantidade - a.quantidade || a.id - b.id).slice(0, most);
  const kept = new Set([...largest.map(({ id }) => id), ...chosen]);
  return list.filter(({ id }) => kept.has(id));
}
