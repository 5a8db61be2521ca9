import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ResultPages } from '#features/busca/list/result-pages.ts';

/** Leads from the search field into the list. */
type Follow = {
  /** Focuses the first row, at once or when the results of the typed text arrive. */
  enter: () => void;
  /** Typing goes on: the keyboard stays in the field. */
  stay: () => void;
};

/**
 * Follows a key into the list before the results are there: a scanner types faster than a search. The rows on screen
 * are then an earlier text's, and the focus waits for the new ones. `answered` is null until then; `isFollowed`: the
 * visit began with Enter in another search field.
 */
export function useFollowAnswer(
  answered: ResultPages | null,
  focusFirst: RefObject<(() => void) | null>,
  isFollowed = false,
): Follow {
  const isEntering = useRef(isFollowed);
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
