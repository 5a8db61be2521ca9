import { type GrupoChave, grupoKey } from '#domain/cart/linha.ts';
import { focusOn } from '#ui/focus-on.ts';

/** The id of a group's card on the page. */
export const grupoId = (grupo: GrupoChave): string => `grupo-${grupoKey(grupo)}`;

/** Scrolls to a group's card and focuses it. */
export function showGrupo(grupo: GrupoChave): void {
  const card = document.getElementById(grupoId(grupo));
  if (card === null) return;
  focusOn(card);
  card.scrollIntoView({ block: 'start' });
}
