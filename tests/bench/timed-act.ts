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
      // A task after the next frame: the answer is on the screen by then.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

/** A button that draws one word: the least that a press can take on this machine. */
export async function bareAct(page: Page): Promise<Act> {
  await page.evaluate(() => {
    document.querySelector('#bare')?.remove();
    const button = document.createElement('button');
    button.id = 'bare';
    button.textContent = 'bare';
    button.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999';
    button.addEventListener('click', () => {
      button.textContent = 'drawn';
    });
    (document.querySelector('dialog[open]') ?? document.body).append(button);
  });
  return { press: page.locator('#bare'), selector: '#bare', text: 'drawn' };
}
