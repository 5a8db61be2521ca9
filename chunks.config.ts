import path from 'node:path';

type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => Info | null };

const START = path.resolve(import.meta.dirname, 'src/main.tsx');
const DEVICE = path.resolve(import.meta.dirname, 'src/app/device/device-code.ts');
const VISITOR_SEARCH = path.resolve(import.meta.dirname, 'src/features/busca/page/busca-visitante.tsx');
const SEARCH = path.resolve(import.meta.dirname, 'src/features/busca/page/busca-aparelho.tsx');

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

/** React itself is always in `vendor`: what a CommonJS module requires is not among the ids that it imports. */
const isLibrary = (id: string): boolean => id.includes('/node_modules/');

type Division = Record<'first' | 'visitor' | 'device' | 'buying', ReadonlySet<string>>;

function divide(graph: Graph): Division {
  const first = closureOf(graph, [START]);
  const ofVisitor = closureOf(graph, [VISITOR_SEARCH], first);
  const before = new Set([...first, ...ofVisitor]);
  const device = closureOf(graph, [DEVICE], before);
  const ofBuyer = closureOf(graph, [SEARCH], new Set([...before, ...device]));
  const others = laterRoots(graph)
    .filter((root) => root !== SEARCH && root !== VISITOR_SEARCH)
    .map((root) => closureOf(graph, [root], first));
  const shared = (ids: ReadonlySet<string>, among: readonly ReadonlySet<string>[]) =>
    new Set([...ids].filter((id) => among.some((closure) => closure.has(id))));
  const visitor = shared(ofVisitor, [...others, closureOf(graph, [SEARCH], first)]);
  return { first, visitor, device, buying: shared(ofBuyer, others) };
}

/**
 * The chunks of what every visit needs: `vendor` (libraries, which few builds change, so that an update does not
 * fetch them again), `base`, and `parts`, what the search shares with other screens; then what a visitor does
 * without: `device` with its `database`, and `buying`. Left alone, the bundler cuts them into more than a hundred
 * small files: each a request of its own on a weak signal, and packed by itself.
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
    group(
      'vendor',
      5,
      ({ first }, id) => isLibrary(id) && (first.has(id) || id.includes('/node_modules/react/')),
    ),
    group('base', 4, ({ first }, id) => first.has(id)),
    group('parts', 3, ({ visitor }, id) => visitor.has(id)),
    group('database', 2, ({ device }, id) => isLibrary(id) && device.has(id)),
    group('device', 1, ({ device }, id) => device.has(id)),
    group('buying', 0, ({ buying }, id) => buying.has(id)),
  ];
}
