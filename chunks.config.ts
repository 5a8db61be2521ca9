import path from 'node:path';

type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => Info | null };

const START = path.resolve(import.meta.dirname, 'src/main.tsx');
const SEARCH = path.resolve(import.meta.dirname, 'src/features/busca/busca-screen.tsx');

/** The modules that are there once `roots` are, beyond those that are there already. */
function closureOf(graph: Graph, roots: readonly string[], there: ReadonlySet<string> = new Set()) {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || there.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** The modules that are fetched when they are needed, also those that only such a module asks for. */
function laterRoots(graph: Graph): string[] {
  const later = new Set<string>();
  const waiting = [START];
  const seen = new Set<string>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const root of dynamicallyImportedIds) later.add(root);
    waiting.push(...importedIds, ...dynamicallyImportedIds);
  }
  return [...later];
}

type Division = { first: ReadonlySet<string>; parts: ReadonlySet<string> };

function divide(graph: Graph): Division {
  const first = closureOf(graph, [START]);
  const ofSearch = closureOf(graph, [SEARCH], first);
  const others = laterRoots(graph)
    .filter((root) => root !== SEARCH)
    .map((root) => closureOf(graph, [root], first));
  const parts = [...ofSearch].filter((id) => others.some((closure) => closure.has(id)));
  return { first, parts: new Set(parts) };
}

/**
 * The chunks of what every visit needs: `vendor` (libraries, which few builds change, so that an update does not
 * fetch them again), `base`, and `parts`, what the search shares with other screens. Left alone, the bundler cuts
 * them into more than a hundred small files: each a request of its own on a weak signal, and packed by itself.
 */
export function createChunkGroups() {
  let division: Division | null = null;
  const group = (name: string, priority: number, holds: (division: Division, id: string) => boolean) => ({
    name: (id: string, graph: Graph) => {
      division ??= divide(graph);
      return holds(division, id) ? name : null;
    },
    priority,
  });
  return [
    group('vendor', 3, ({ first }, id) => first.has(id) && id.includes('/node_modules/')),
    group('base', 2, ({ first }, id) => first.has(id)),
    group('parts', 1, ({ parts }, id) => parts.has(id)),
  ];
}
