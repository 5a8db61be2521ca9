import '#theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import type { TemaPersonalizado } from '#contract/content/tema.ts';
import { must } from '#lib/must.ts';
import { applyTheme } from '#theme/apply-theme.ts';
import { themeColors } from '#theme/theme-colors.ts';
import { Gallery } from './gallery.tsx';

/** The demo's themes, inserted by the gallery's build. */
declare const __TEMAS__: readonly (TemaPersonalizado & { nome: string })[];

const asked = new URLSearchParams(location.search);
const idTema = Number(asked.get('tema') ?? 1);
applyTheme(themeColors(__TEMAS__).get(idTema) ?? {});
createRoot(must(document.getElementById('root'), '#root')).render(
  <Gallery temas={__TEMAS__} idTema={idTema} only={asked.get('grupo')} />,
);
