import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus into the field that replaces the buttons of a place, and back to the first of them. */
export function useSwappedFocus(isField: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasField = useRef(isField);
  useEffect(() => {
    if (wasField.current === isField) return;
    wasField.current = isField;
    place.current?.querySelector<HTMLElement>(isField ? 'input' : 'button')?.focus();
  }, [isField]);
  return place;
}
