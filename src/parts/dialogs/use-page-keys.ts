import { useEffect, useRef } from 'react';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;

/** Handles a key anywhere on the page that no element has handled. */
function usePageKey(isIt: (event: KeyboardEvent) => boolean, onPress: () => void): void {
  const latest = useRef({ isIt, onPress });
  useEffect(() => {
    latest.current = { isIt, onPress };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !latest.current.isIt(event)) return;
      event.preventDefault();
      latest.current.onPress();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Handles Shift and a letter (`KeyF`) anywhere on the page, except while the user types text. */
export const useShiftKey = (code: string, onPress: () => void): void =>
  usePageKey(
    ({ ctrlKey, metaKey, altKey, shiftKey, code: pressed, target }) =>
      !(ctrlKey || metaKey || altKey) && shiftKey && pressed === code && !isTyped(target),
    onPress,
  );

export const useShiftF = (onPress: () => void): void => useShiftKey('KeyF', onPress);

/** Handles Ctrl and Enter (on a Mac, Command and Enter) anywhere on a page without an open dialog, also in a field. */
export const useCtrlEnter = (onPress: () => void): void =>
  usePageKey(
    ({ ctrlKey, metaKey, key }) =>
      (ctrlKey || metaKey) && key === 'Enter' && document.querySelector('dialog[open]') === null,
    onPress,
  );
