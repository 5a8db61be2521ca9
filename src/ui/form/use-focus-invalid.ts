import type { RefObject } from 'react';
import { useFocusLater } from '#ui/use-focus-later.ts';

/** Returns a function that focuses the form's first invalid field once it is drawn as invalid. */
export const useFocusInvalid = (form: RefObject<HTMLFormElement | null>): (() => void) =>
  useFocusLater(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]'));
