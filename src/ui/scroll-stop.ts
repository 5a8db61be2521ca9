import { focusableIn } from './focusable.ts';

/** True if the content is larger than the element and holds no control that Tab could bring into view. */
function isStop(element: HTMLElement): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
  return (scrollHeight > clientHeight || scrollWidth > clientWidth) && focusableIn(element).length === 0;
}

/**
 * Makes a scrolling element a Tab stop while the keyboard could not scroll it otherwise (WCAG 2.1.1). Returns the
 * function that ends this.
 */
export function watchScrollStop(element: HTMLElement): () => void {
  const look = () => {
    if (isStop(element)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    for (const part of [element, ...element.children]) sizes.observe(part);
    look();
  };
  const parts = new MutationObserver(watch);
  parts.observe(element, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
}
