import type { Filtros } from '#engine/filter.ts';
import type { Grupo } from '#engine/groups.ts';
import { must } from '#lib/must.ts';
import type { EngineHost } from '#mirror/catalogue/engine-host.ts';
import type { CatalogueSample } from './catalogue-sample.ts';
import { labelledQueries } from './labelled-queries.ts';

/** A search in the form that both sides take; `idCondicao` null: without prices. */
export type Asked = {
  readonly texto: string;
  readonly filtros: Filtros;
  readonly ordem: number;
  readonly idCondicao: number | null;
};

const ASKED = 500;
const GROUPS: readonly Grupo[] = ['fabricantes', 'marcas', 'linhas', 'categorias', 'subCategorias', 'selos'];
/** A filter helps a text only when it fits the products found; half of all texts have no filter. */
const TEXTS = ['', 'comprimido', 'mg', 'ml 10', 'a', 'sol', '500', 'caps'];

/**
 * Five hundred searches, the same in every run: every labelled text in one of the orders, then short and empty texts
 * with filters and flags from the catalogue, in every order, under every condition.
 */
export async function askedQueries(
  sample: CatalogueSample,
  device: EngineHost,
  idCondicoes: readonly number[],
): Promise<Asked[]> {
  const conditions = [null, ...idCondicoes];
  const texts = labelledQueries(sample).map(({ text }) => text);
  // A campaign has few products: most texts would find no product in it.
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
