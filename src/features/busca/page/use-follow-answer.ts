import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ResultPages } from '#features/busca/list/result-pages.ts';

/** The way from the search field into the list. */
type Follow = {
  /** Focuses the first row, at once or when the answer to the typed text arrives. */
  enter: () => void;
  /** Typing goes on: the keyboard stays in the field. */
  stay: () => void;
};

/**
 * A key may lead into the list before the answer is there: a scanner types faster than anybody. The rows on screen
 * are then those of an earlier text, and the keyboard follows the answer. `answered` is null until it is there.
 */
export function useFollowAnswer(
  answered: ResultPages | null,
  focusFirst: RefObject<(() => void) | null>,
): Follow {
  const isEntering = useRef(false);
  useEffect(() => {
    if (answered === null || !isEntering.current) return;
    isEntering.current = false;
    focusFirst.current?.();
  }, [answered, focusFirst]);
  const enter = useCallback(() => {
    if (answered === null) isEntering.current = true;
    else focusFirst.current?.();
  }, [answered, focusFirst]);
  const stay = useCallback(() => {
    isEntering.current = false;
  }, []);
  return { enter, stay };
}
