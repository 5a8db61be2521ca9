const gap = 6;
const margin = 8;

/** Places an open popover under its button, or above it if there is no space, always within the window. */
export function placePopover(popover: HTMLElement, anchor: DOMRect): void {
  const { width, height } = popover.getBoundingClientRect();
  const fitsBelow = anchor.bottom + gap + height <= window.innerHeight;
  const top = fitsBelow ? anchor.bottom + gap : Math.max(margin, anchor.top - gap - height);
  const isLeft = anchor.left + width <= window.innerWidth - margin;
  const left = isLeft ? anchor.left : Math.max(margin, anchor.right - width);
  Object.assign(popover.style, { top: `${top}px`, left: `${left}px` });
}
