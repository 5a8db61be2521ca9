const gap = 6;
const margin = 8;

/**
 * Places an open popover under its button, or above it if there is no space, always within the window. One that fits
 * neither way never covers its button: it scrolls on the side with more space.
 */
export function placePopover(popover: HTMLElement, anchor: DOMRect): void {
  // At an earlier place it might have had too little room for its whole width.
  Object.assign(popover.style, { top: '0px', left: '0px', maxHeight: '' });
  const { width, height } = popover.getBoundingClientRect();
  const below = window.innerHeight - margin - anchor.bottom - gap;
  const above = anchor.top - gap - margin;
  const isBelow = height <= below || (height > above && below >= above);
  if (height > Math.max(below, above)) {
    popover.style.maxHeight = `${Math.max(below, above)}px`;
    popover.style.overflowY = 'auto';
  }
  const top = isBelow ? anchor.bottom + gap : Math.max(margin, anchor.top - gap - height);
  const isLeft = anchor.left + width <= window.innerWidth - margin;
  const left = isLeft ? anchor.left : Math.max(margin, anchor.right - width);
  Object.assign(popover.style, { top: `${top}px`, left: `${left}px` });
}
