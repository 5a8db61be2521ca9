import type { RefObject } from 'react';
import { useFocusLater } from '#ui/use-focus-later.ts';

/** A field; or the button of a field for a file, which no attribute may call invalid. */
const INVALID = '[aria-invalid=true], [data-wrong=true] button';

/** Returns a function that focuses the form's first invalid field once it is drawn as invalid. */
export const useFocusInvalid = (form: RefObject<HTMLFormElement | null>): (() => void) =>
  useFocusLater(() => form.current?.querySelector<HTMLElement>(INVALID));
