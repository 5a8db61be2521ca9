/** Focuses an element that is no control: a title, a region. The page does not scroll. */
export function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focuses the screen's title before the focused element disappears. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) focusOn(title);
}
