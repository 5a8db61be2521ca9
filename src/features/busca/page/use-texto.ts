import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toPes } from '#routes.ts';
import { textoWait } from './texto-wait.ts';
import type { BuscaAddress } from './use-busca.ts';

/** The text of the search field, against the text of the address. */
export type Texto = {
  text: string;
  setText: (text: string) => void;
  /** Writes the address at once: before leaving, so that Back finds the typed text. */
  flush: () => void;
};

/**
 * The search text. The address (`pes`) is its only home; the typed text is ahead of it for a moment and replaces it, so
 * that Back leaves the search in one step.
 */
export function useTexto({ busca, change }: BuscaAddress): Texto {
  const { pes } = busca;
  const [typed, setTyped] = useState({ over: pes, text: pes });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A bar code's answer may set the text after the address has moved on.
  const over = useRef(pes);
  useLayoutEffect(() => {
    over.current = pes;
  });
  // The address has caught up: from here on a different one was set on purpose.
  if (typed.over !== pes && toPes(typed.text) === pes) setTyped({ over: pes, text: typed.text });
  const isAhead = typed.over === pes || toPes(typed.text) === pes;
  const text = isAhead ? typed.text : pes;

  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback(
    (value: string) => {
      clearTimeout(timer.current);
      change({ pes: toPes(value) }, 'replace');
    },
    [change],
  );
  const setText = (value: string) => {
    setTyped({ over: over.current, text: value });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(value), textoWait(value));
  };
  return { text, setText, flush: () => write(text) };
}
