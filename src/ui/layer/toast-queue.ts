import { proxy } from 'valtio';
import { announce } from '#ui/announce.ts';

export interface Toast {
  id: number;
  text: string;
  tone: 'neutral' | 'positive' | 'caution' | 'negative';
  action?: { label: string; onPress: () => void } | undefined;
  durationMs: number;
}

/** The toasts on the screen, oldest first. */
export const toasts = proxy<{ shown: Toast[] }>({ shown: [] });

const mostAtOnce = 3;
let lastId = 0;

export interface ShowToast {
  text: string;
  tone?: Toast['tone'] | undefined;
  /** One act: 'Desfazer'. */
  action?: { label: string; onPress: () => void } | undefined;
  durationMs?: number | undefined;
}

/** Shows a passing sentence (5 s, 9 s with an action) and announces it. Returns a function that removes it early. */
export function showToast({ text, tone = 'neutral', action, durationMs }: ShowToast): () => void {
  lastId += 1;
  const id = lastId;
  toasts.shown.push({ id, text, tone, action, durationMs: durationMs ?? (action ? 9000 : 5000) });
  if (toasts.shown.length > mostAtOnce) toasts.shown.shift();
  announce(text);
  return () => hideToast(id);
}

export function hideToast(id: number): void {
  const at = toasts.shown.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.shown.splice(at, 1);
}

/** Removes all toasts: what they offer to undo is decided, as when a cart becomes an order. */
export function hideToasts(): void {
  toasts.shown.splice(0);
}
