import { oneByOne } from '#server/db/one-by-one.ts';

/** Loads of themes that are not undone yet remember records with the showcases that themes have since. */
export const temasDeVitrines = oneByOne([
  `update "cargaAntes" set
      "antes" = '{"vitrines": []}'::jsonb || "antes",
      "depois" = '{"vitrines": []}'::jsonb || "depois"
    where "recurso" = 'temas'`,
]);
