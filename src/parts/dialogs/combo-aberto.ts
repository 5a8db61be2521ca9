import { proxy } from 'valtio';

/** The combo whose details are shown over the screen. */
export const comboAberto = proxy<{ id: number | null }>({ id: null });

/** Opens 'Detalhes do Combo' from anywhere. Replaces an open combo. */
export function openCombo(id: number): void {
  comboAberto.id = id;
}

export function closeCombo(): void {
  comboAberto.id = null;
}
