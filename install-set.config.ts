import type { Plugin } from 'vite';

/** The modules that must work without a signal right after the first visit; their imports come with them. */
const FIRST_SCREENS = new Set([
  'home',
  'device-code',
  'busca-aparelho',
  'busca-visitante',
  'busca-banners',
  'filter-drawer',
  'carrinho-screen',
  'lateral',
  'confirmacao-screen',
  'log-in-dialog',
  'leave-dialog',
  'sugestoes',
  'sync-panel',
  'theme-colors',
]);

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1];
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

const filesOf = (chunk: Chunk): string[] => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])];

function withImports(bundle: Bundle, roots: Chunk[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk.fileName)) continue;
    for (const file of filesOf(chunk)) found.add(file);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') waiting.push(next);
    }
  }
  return found;
}

/**
 * The readers of bar codes and of pictures of lists, whose programs are larger than all first screens together. Few users
 * need them, so they are fetched when they are first used, and kept from then on.
 */
const ASKED_FOR =
  /\/(?:(?:decode\.worker|zxing_reader|ocr\.worker|tesseract-core-simd-lstm)-[^/]*\.(?:js|wasm)|por\.traineddata-[^/]*\.gz)$/;

/** True for a file that is fetched when it is asked for, and not before. */
export const isAskedFor = (url: string): boolean => ASKED_FOR.test(url);

/**
 * Watches a build for the files that can wait: those of screens beyond the first ones. The service worker installs
 * the others as one set and fetches these right after the first use, so that installing stays small and sturdy.
 */
export function installSet(): { plugin: Plugin; isLater: (url: string) => boolean } {
  const later = new Set<string>();
  const generateBundle = (_: unknown, bundle: Bundle): void => {
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
    const first = withImports(
      bundle,
      chunks.filter((chunk) => chunk.isEntry || FIRST_SCREENS.has(chunk.name)),
    );
    for (const file of chunks.flatMap(filesOf)) if (!first.has(file)) later.add(file);
  };
  return {
    plugin: { name: 'maleta:install-set', apply: 'build', generateBundle },
    isLater: (url) => later.has(url) || isAskedFor(url),
  };
}
