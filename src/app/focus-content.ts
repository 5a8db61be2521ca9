/** The id of the region that holds the screen. */
export const CONTENT_ID = 'conteudo';

const PATIENCE_MS = 5000;

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Moves the focus past the header, to the screen itself. */
export function skipToContent(): void {
  const content = document.getElementById(CONTENT_ID);
  if (content) focusOn(content);
}

/**
 * Gives the focus to the title of the screen that comes after the log-in, as soon as it is there; to the screen
 * itself when it has none in five seconds. Somebody who has gone on by himself is left alone.
 */
export function focusContent(): void {
  const content = () => document.querySelector<HTMLElement>(`#${CONTENT_ID}[data-entered]`);
  const isFree = () => document.activeElement === null || document.activeElement === document.body;
  const giveUp = setTimeout(() => {
    observer.disconnect();
    const main = content();
    if (main && isFree()) focusOn(main);
  }, PATIENCE_MS);
  const look = () => {
    const title = content()?.querySelector<HTMLElement>('h1');
    if (!title) return;
    clearTimeout(giveUp);
    observer.disconnect();
    if (isFree()) focusOn(title);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
}
