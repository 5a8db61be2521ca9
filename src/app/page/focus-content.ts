import { focusOn } from '#ui/focus-on.ts';
import { isFocusFree } from '#ui/is-focus-free.ts';

/** The id of the region that holds the screen. */
export const CONTENT_ID = 'conteudo';

const PATIENCE_MS = 5000;

/** Moves the focus past the header, to the screen itself. */
export function skipToContent(): void {
  const content = document.getElementById(CONTENT_ID);
  if (content) focusOn(content);
}

/**
 * Focuses the title of the screen after the log-in as soon as it is there; the screen itself when it has no title
 * within five seconds. Leaves the focus alone when the user has moved on.
 */
export function focusContent(): void {
  const content = () => document.querySelector<HTMLElement>(`#${CONTENT_ID}[data-entered]`);
  const giveUp = setTimeout(() => {
    observer.disconnect();
    const main = content();
    if (main && isFocusFree()) focusOn(main);
  }, PATIENCE_MS);
  const look = () => {
    const title = content()?.querySelector<HTMLElement>('h1');
    if (!title) return;
    clearTimeout(giveUp);
    observer.disconnect();
    if (isFocusFree()) focusOn(title);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
}

/** True for an event in a dialog over the screen. */
const isInDialog = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

/**
 * Focuses the title of a new screen when the previous focus is gone; and again when data of the first seconds replaces
 * the title. Returns a function that stops it: a user who presses anything on the screen has moved on.
 */
export function focusNewScreen(): () => void {
  const look = () => {
    const title = document.querySelector<HTMLElement>(`#${CONTENT_ID} h1`);
    if (title && isFocusFree()) focusOn(title);
  };
  const observer = new MutationObserver(look);
  const goOn = (event: Event) => {
    if (!isInDialog(event)) stop();
  };
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const press of ['pointerdown', 'keydown']) document.removeEventListener(press, goOn, true);
  };
  for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, goOn, true);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  look();
  return stop;
}
