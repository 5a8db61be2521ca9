import { useEffect } from 'react';
import { announce } from '#ui/announce.ts';

const QUIET_MS = 700;

/** Has a count read once what changes it pauses; null says nothing. */
export function useSpokenText(text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => announce(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
