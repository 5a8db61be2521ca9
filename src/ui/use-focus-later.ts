import { useEffect, useRef, useState } from 'react';

/** Answers how to give the focus to what `find` finds then: after what is under way, a box that closes too, is drawn. */
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
