import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useCodigos } from '#parts/buy/use-codigos.ts';
import { buscaHref } from '#routes.ts';

/** A pause in typing, not the gap between two keys: the field moves to the search screen only then. */
const PAUSE_MS = 350;
const SHORTEST = 2;

/**
 * The search field of the first screen: typed text goes on in the search screen, where results come while
 * typing; `open` opens the product of a bar code instead. `leitor` is the button of the reader of bar codes.
 */
export function useBuscaEntry(): {
  text: string;
  setText: (text: string) => void;
  open: (text: string) => void;
  leitor: ReactNode;
} {
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const { leitor, enter } = useCodigos();
  useEffect(() => {
    if (text.trim().length < SHORTEST) return undefined;
    const timer = setTimeout(() => navigate(buscaHref(text), { state: { typing: true } }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, navigate]);
  return {
    text,
    setText,
    leitor,
    open: (value) =>
      enter(value, (said, isOpen) => {
        if (isOpen) setText('');
        else navigate(buscaHref(said), { state: { typing: true } });
      }),
  };
}
