/** True when no element has the focus: it was removed, or none was focused yet. */
export const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
