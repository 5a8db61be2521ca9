/** Nothing has the focus: what had it is gone, or nobody has put it anywhere yet. */
export const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
