/** Before what holds the focus goes: the sheet takes it, so that the keyboard goes on in it. */
export function focusSheet(): void {
  document.activeElement?.closest('dialog')?.focus({ preventScroll: true });
}
