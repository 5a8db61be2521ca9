import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { buscaHref } from '#routes.ts';

/** A pause in typing, not the gap between two keys: the field moves to the search screen only then. */
const PAUSE_MS = 350;
const SHORTEST = 2;

/**
 * The search field of the first screen: typed text goes on in the search screen, where results come while
 * typing.
 */
export function useBuscaEntry(): {
  text: string;
  setText: (text: string) => void;
  open: (text: string) => void;
} {
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  useEffect(() => {
    if (text.trim().length < SHORTEST) return undefined;
    const timer = setTimeout(() => navigate(buscaHref(text), { state: { typing: true } }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, navigate]);
  return {
    text,
    setText,
    open: (value) => navigate(buscaHref(value), { state: { typing: true } }),
  };
}
