import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The imports of every first screen, and the smallest of these screens: a visitor's search. */
const SOON = new Set(['parts', 'busca-visitante']);

/** The code that every page asks for by itself. */
const ALWAYS = /^assets\/(?:rolldown-runtime|vendor|base|parts)-[\w-]+\.js$/;

/** Leaves that code out of the lists of files that are asked for next to an import. */
export const stillToCome = (_file: string, imports: string[]): string[] =>
  imports.filter((name) => !ALWAYS.test(name));

/**
 * Names the files that the first screen is going to import in the page itself, so that they come next to the first
 * ones and not after them: on a weak signal each round trip is felt.
 */
export function preloadSoon(): Plugin {
  return {
    name: 'maleta:preload-soon',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return Object.values(bundle).flatMap((file): HtmlTagDescriptor[] => {
          if (file.type !== 'chunk' || !SOON.has(file.name)) return [];
          const css = [...(file.viteMetadata?.importedCss ?? [])];
          return [
            { rel: 'modulepreload', href: `/${file.fileName}`, crossorigin: true },
            ...css.map((name) => ({ rel: 'preload', as: 'style', href: `/${name}`, crossorigin: true })),
          ].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' }));
        });
      },
    },
  };
}
