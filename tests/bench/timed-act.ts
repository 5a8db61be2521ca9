import type { Locator, Page } from '@playwright/test';

/** A press of the user, and the answer: a text in one of the elements that the selector finds. */
export type Act = {
  press: Locator;
  /** Fills the field with it in place of a press. */
  fill?: string;
  selector: string;
  text: string;
};

/** Milliseconds from the user's press, as the browser stamps it, until the answer has been drawn. */
export async function timed(page: Page, { press, fill, selector, text }: Act): Promise<number> {
  await press.scrollIntoViewIfNeeded();
  // A link over two lines has two boxes: the middle of both can be empty.
  const at = await press.evaluate((element) => {
    const [{ x, y, width, height } = new DOMRect()] = element.getClientRects();
    return { x: x + width / 2, y: y + height / 2 };
  });
  // The page measures itself: the way from the browser to this process is not the app's.
  const drawn = page.evaluate(watchAnswer, { selector, text });
  drawn.catch(() => undefined);
  await page.evaluate(() => undefined);
  if (fill === undefined) await page.mouse.click(at.x, at.y);
  else await press.fill(fill);
  return drawn;
}

/** Runs in the page. Rejects when the answer was there before the press, or does not come within a minute. */
function watchAnswer({ selector, text }: { selector: string; text: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    let pressed: number | null = null;
    const isThere = () =>
      [...document.querySelectorAll(selector)].some(
        (element) => element.checkVisibility() && (element.textContent ?? '').includes(text),
      );
    if (isThere()) return reject(new Error(`${selector} ${text} was there before the press`));
    const late = setTimeout(() => reject(new Error(`${selector} ${text} did not come`)), 60_000);
    const stamp = (event: Event) => {
      pressed ??= event.timeStamp;
    };
    for (const type of ['pointerup', 'input']) addEventListener(type, stamp, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (pressed === null || !isThere()) return;
      observer.disconnect();
      clearTimeout(late);
      const from = pressed;
      // The first task after the next frame: the answer is on the screen by then, and timers that wait come later.
      requestAnimationFrame(() => {
        const done = () => resolve(performance.now() - from);
        scheduler.postTask(done, { priority: 'user-blocking' }).catch(reject);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

/** The least that an answer takes on this machine: one word, in its place or in a modal dialog over the screen. */
export type Bare = 'word' | 'dialog';

/** A button of the measurement that draws one word. */
export async function bareAct(page: Page, bare: Bare): Promise<Act> {
  await page.evaluate((isDialog) => {
    for (const left of document.querySelectorAll('#bare, #bare-dialog')) left.remove();
    const button = document.createElement('button');
    button.id = 'bare';
    button.textContent = 'bare';
    button.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999';
    const dialog = document.createElement('dialog');
    dialog.id = 'bare-dialog';
    button.addEventListener('click', () => {
      if (isDialog) dialog.showModal();
      (isDialog ? dialog : button).textContent = 'drawn';
    });
    (document.querySelector('dialog[open]') ?? document.body).append(button, dialog);
  }, bare === 'dialog');
  return {
    press: page.locator('#bare'),
    selector: bare === 'dialog' ? '#bare-dialog' : '#bare',
    text: 'drawn',
  };
}

/** Takes the button and its dialog away: the app's own acts run without them. */
export const withoutBare = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const left of document.querySelectorAll('#bare, #bare-dialog')) left.remove();
  });
