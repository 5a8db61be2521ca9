import type { TemaPersonalizado } from '#contract/content/tema.ts';
import { storeTheme } from './choose-theme.ts';
import { resolveTheme } from './resolve-theme.ts';
import { themeVariables } from './theme-variables.ts';

/**
 * The CSS variables of each theme of an installation by its id. Brings the catalogue with it, so it is loaded
 * only when the themes are not those of the last start. Tells the console which texts it had to make readable.
 */
export function themeColors(temas: readonly TemaPersonalizado[]): Map<number, Record<string, string>> {
  const padrao = storeTheme(temas)?.parametros;
  return new Map(
    temas.map(({ idTemaPersonalizado, parametros }) => {
      const { values, corrected } = resolveTheme(parametros, padrao);
      if (corrected.length > 0) {
        console.warn(
          `theme ${idTemaPersonalizado}: too little contrast, made readable: ${corrected.join(', ')}`,
        );
      }
      return [idTemaPersonalizado, themeVariables(values)];
    }),
  );
}
