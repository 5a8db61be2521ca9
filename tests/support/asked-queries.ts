import type { Filtros } from '#engine/filter.ts';
import type { Grupo } from '#engine/groups.ts';
import { must } from '#lib/must.ts';
import type { EngineHost } from '#mirror/catalogue/engine-host.ts';
import type { CatalogueSample } from './catalogue-sample.ts';
import { labelledQueries } from './labelled-queries.ts';

/** A search as both sides can be asked it; `idCondicao` null: nobody's prices. */
export type Asked = {
  readonly texto: string;
  readonly filtros: Filtros;
  readonly ordem: number;
  readonly idCondicao: number | null;
};

const ASKED = 500;
const GROUPS: readonly Grupo[] = ['fabricantes', 'marcas', 'linhas', 'categorias', 'subCategorias', 'selos'];
/** A text with a filter finds something only when the filter is of what it finds; half of all texts go alone. */
const TEXTS = ['', 'comprimido', 'mg', 'ml 10', 'a', 'sol', '500', 'caps'];

/**
 * Five hundred searches: every labelled text in one of the orders, then short texts and none with filters and flags
 * of what the catalogue holds, in every order, under every condition. The same at every run.
 */
export async function askedQueries(
  sample: CatalogueSample,
  device: EngineHost,
  idCondicoes: readonly number[],
): Promise<Asked[]> {
  const conditions = [null, ...idCondicoes];
  const texts = labelledQueries(sample).map(({ text }) => text);
  // A campaign has few products: most texts would find nothing in it.
  const labelled = texts.map(
    (texto, i): Asked => ({
      texto,
      filtros: {},
      ordem: 6 - (i % 6),
      idCondicao: at(conditions.slice(0, 2), i),
    }),
  );
  const { facetas } = device.search({ query: '', offset: 0, limit: 1, comFacetas: true });
  const members = must(facetas, 'counts');
  const largest = (grupo: Grupo) =>
    members[grupo].toSorted((a, b) => b.quantidade - a.quantidade || a.id - b.id).map(({ id }) => id);
  const made = Array.from({ length: Math.max(0, ASKED - labelled.length) }, (_, i): Asked => {
    const grupo = at(GROUPS, i);
    const ids = largest(grupo);
    const chosen = ids.length === 0 ? {} : { [grupo]: [at(ids, (i * 7) % 20), at(ids, i % 5)] };
    return {
      texto: at(TEXTS, i * 5),
      filtros: { ...(i % 4 === 3 ? {} : chosen), ...flagsOf(i) },
      ordem: 1 + ((i * 5) % 6),
      idCondicao: at(conditions, i * 3),
    };
  });
  return [...labelled, ...made];
}

function flagsOf(i: number): Filtros {
  if (i % 3 !== 0) return {};
  return at<Filtros>([{ mven: true }, { cas: true }, { dvl: true }, { lista: 1 + (i % 4) }], i / 3);
}

const at = <T>(values: readonly T[], i: number): T => values[i % values.length] as T;
