import type { RefObject } from 'react';
import { useFocusLater } from '#ui/use-focus-later.ts';

/** Answers how to give the focus to the form's first field that is wrong, once it is drawn as wrong. */
export const useFocusInvalid = (form: RefObject<HTMLFormElement | null>): (() => void) =>
  useFocusLater(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]'));
