import { afterBox } from '#ui/layer/after-box.ts';

/** Gives the focus to the first field that is wrong, once the box that said so is gone. */
export const focusFirstInvalid = (): void =>
  afterBox(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
