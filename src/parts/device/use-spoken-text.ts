import { useEffect } from 'react';
import { announce } from '#ui/announce.ts';

const QUIET_MS = 700;

/** Announces a count once it stops changing; null announces nothing. */
export function useSpokenText(text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => announce(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
