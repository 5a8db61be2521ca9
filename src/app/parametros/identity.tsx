import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { screenTitle } from '#app/page/screen-title.ts';
import { safeLink } from '#parts/html/safe-link.ts';
import { tituloState } from '#parts/list/titulo.ts';
import { useParametros } from './use-parametros.ts';

/** Puts the company's icon into the tab in place of the app's own. Returns a function that removes it. */
function showIcon(url: string): () => void {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = url;
  const own = [...document.head.querySelectorAll('link[rel="icon"]')];
  own[0]?.before(icon);
  for (const link of own) link.remove();
  return () => icon.replaceWith(...own);
}

/** The company's and the screen's name in the browser's tab, and the company's icon. */
export function Identity() {
  const [path] = useLocation();
  const parametros = useParametros();
  const { nome } = useSnapshot(tituloState);
  const title = screenTitle(path, parametros, nome);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const icon = safeLink(parametros?.urlIconeEmpresa, location.origin)?.href;
  useEffect(() => (icon === undefined ? undefined : showIcon(icon)), [icon]);
  return null;
}
