import { drawnThen } from './drawn-then.ts';

const PRESSES = ['pointerdown', 'click'] as const;

/** Dialogs shown but not yet modal, each with the function that ends its wait. */
const waiting = new Map<HTMLDialogElement, () => void>();

/**
 * Shows a dialog at once as a popover and makes it modal after the next frame, because `showModal` makes the browser style
 * the whole page again.
 */
export function layOver(dialog: HTMLDialogElement): void {
  dialog.setAttribute('popover', 'manual');
  dialog.open = true;
  dialog.showPopover();
  // Until then the page would still take the second tap of a double tap.
  const stop = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('[popover]') === null) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  for (const press of PRESSES) window.addEventListener(press, stop, { capture: true });
  const cancel = drawnThen(() => makeModal(dialog));
  waiting.set(dialog, () => {
    cancel();
    for (const press of PRESSES) window.removeEventListener(press, stop, { capture: true });
  });
}

/** Closes a dialog, modal or not yet. */
export function takeAway(dialog: HTMLDialogElement): void {
  endWait(dialog);
  dialog.close();
}

/** True in a dialog that lies higher and becomes modal next: the focus stays there. */
const isInWaiting = (element: Element | null): boolean =>
  [...waiting.keys()].some((dialog) => dialog.contains(element));

/** Gives the focus to the element marked `data-autofocus`, else to the dialog itself. */
export function focusFirst(dialog: HTMLDialogElement): void {
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
}

function endWait(dialog: HTMLDialogElement): void {
  const end = waiting.get(dialog);
  if (end === undefined) return;
  waiting.delete(dialog);
  end();
  dialog.hidePopover();
  dialog.removeAttribute('popover');
}

function makeModal(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  const keeps = focused !== null && dialog.contains(focused);
  endWait(dialog);
  dialog.open = false;
  // The browser gives the focus to the element with this attribute: it stays where it is, without a blur.
  if (keeps) focused.toggleAttribute('autofocus', true);
  dialog.showModal();
  if (keeps) focused.toggleAttribute('autofocus', false);
  else if (!isInWaiting(focused)) focusFirst(dialog);
}
