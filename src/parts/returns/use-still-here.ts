import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a function to call when an act begins. It returns a check that is true while the same screen still shows the
 * same `place`: an act that took long must not pull the user back.
 */
export function useStillHere(place: unknown = null): () => () => boolean {
  const shown = useRef<object | null>(null);
  // A press may come as soon as the screen is drawn.
  useLayoutEffect(() => {
    shown.current = {};
    return () => {
      shown.current = null;
    };
  }, [place]);
  return () => {
    const then = shown.current;
    return () => then !== null && shown.current === then;
  };
}
