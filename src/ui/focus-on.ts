/** Gives the focus to what is no control: a title, a region. What the page shows stays where it is. */
export function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Gives the focus to the screen's title: what had it is about to go. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) focusOn(title);
}
