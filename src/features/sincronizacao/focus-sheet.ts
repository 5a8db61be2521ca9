/** The sheet takes the focus before its holder goes, so that the keyboard stays in it. */
export function focusSheet(): void {
  document.activeElement?.closest('dialog')?.focus({ preventScroll: true });
}
