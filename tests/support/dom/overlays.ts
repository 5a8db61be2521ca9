/** Modal dialogs and popovers as a browser runs them, without the keyboard, which the app handles by itself. */

const popovers = new Set<HTMLElement>();

HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is open.', 'InvalidStateError');
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** Opens or closes a popover and fires its event; jsdom's own styles hide every popover. */
function toggle(panel: HTMLElement, newState: 'open' | 'closed'): void {
  if (newState === 'open') popovers.add(panel);
  else if (!popovers.delete(panel)) return;
  panel.style.display = newState === 'open' ? 'block' : '';
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
HTMLElement.prototype.showPopover = function showPopover() {
  toggle(this, 'open');
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  toggle(this, 'closed');
};

const openAutos = (): HTMLElement[] =>
  [...popovers].filter((panel) => panel.getAttribute('popover') === 'auto');

// A press outside, or Escape, closes every popover except those that the page closes itself.
document.addEventListener('pointerdown', ({ target }) => {
  for (const panel of openAutos())
    if (!(target instanceof Node && panel.contains(target))) toggle(panel, 'closed');
});
document.addEventListener('keydown', ({ key }) => {
  const last = openAutos().at(-1);
  if (key === 'Escape' && last !== undefined) toggle(last, 'closed');
});

export const isOpenPopover = (element: Element): boolean => [...popovers].some((panel) => panel === element);
