import { useEffect, useRef, useState } from 'react';

/** Returns a function that focuses the element of `find` after the current changes, also a closing box, are drawn. */
export function useFocusLater(find: () => HTMLElement | null | undefined): () => void {
  const [asked, setAsked] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    if (asked === done.current) return;
    done.current = asked;
    find()?.focus();
  }, [asked, find]);
  return () => setAsked((times) => times + 1);
}
