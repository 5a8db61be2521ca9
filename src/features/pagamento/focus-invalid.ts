/**
 * Gives the focus to the first field that is wrong, once a box that said so is gone: as it goes it gives the focus
 * back to whatever had it before.
 */
export function focusFirstInvalid(): void {
  requestAnimationFrame(() => {
    if (document.querySelector('dialog[role=alertdialog][open]')) focusFirstInvalid();
    else document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
}
