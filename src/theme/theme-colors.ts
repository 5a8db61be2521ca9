import type { TemaPersonalizado } from '#contract/content/tema.ts';
import { storeTheme } from './choose-theme.ts';
import { resolveTheme } from './resolve-theme.ts';
import { themeVariables } from './theme-variables.ts';

/**
 * Returns the CSS variables of each theme of an installation, by theme id. Imports the catalogue, so it is loaded
 * only when the themes differ from those of the last start. Logs the texts that it made readable.
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
