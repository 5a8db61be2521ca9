import type { Plugin } from 'vite';

const CATALOGUE = /\/src\/theme\/catalogue\/[a-z-]+\.ts$/;

/** The use of a parameter in words: the documentation reads it, no page does. */
const USE = /\buse:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

/** The source of a group of theme parameters without the words about their use. */
export const withoutUse = (source: string): string => source.replaceAll(USE, '');

/** Leaves the words about the use of theme parameters out of a build. */
export const bareCatalogue = (): Plugin => ({
  name: 'maleta:bare-catalogue',
  apply: 'build',
  enforce: 'pre',
  transform: (source, id) => (CATALOGUE.test(id) ? { code: withoutUse(source), map: null } : null),
});
