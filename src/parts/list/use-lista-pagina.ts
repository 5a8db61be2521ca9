import { type RefObject, useCallback, useRef } from 'react';
import { useRefreshOld } from '#parts/device/use-refresh-old.ts';
import { useSpokenText } from '#parts/device/use-spoken-text.ts';
import { useOwnScrollRestoration } from './use-own-scroll.ts';

export type ListaPagina = {
  /** The toolbar, which Up from the first row focuses. */
  acoes: RefObject<HTMLDivElement | null>;
  leaveTop: () => void;
};

/**
 * Runs a page of a list: announces its count `text`, reloads old data, restores its own scroll position. `at` is
 * the time of the device's copy: null without one, undefined while it is read.
 */
export function useListaPagina(text: string | null, at: number | null | undefined): ListaPagina {
  useSpokenText(text);
  useRefreshOld(at);
  useOwnScrollRestoration();
  const acoes = useRef<HTMLDivElement>(null);
  const leaveTop = useCallback(() => {
    acoes.current?.querySelector('button')?.focus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return { acoes, leaveTop };
}
