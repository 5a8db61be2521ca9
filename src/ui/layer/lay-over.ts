import { drawnThen } from './drawn-then.ts';

const PRESSES = ['pointerdown', 'click'] as const;

/** Dialogs that lie over the page and are not modal yet, with what ends the wait. */
const waiting = new Map<HTMLDialogElement, () => void>();

/**
 * Lays a dialog over the page at once and makes it modal when it is drawn: a modal dialog makes the browser style the whole
 * page again, which is slower than the dialog on a slow tablet.
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
}
