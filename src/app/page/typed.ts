/** Where people type what is kept nowhere until they send it. */
const PLACES = 'dialog[open], [data-typed="held"]';

/** A person is done typing a moment before a form goes; the page looks again after this. */
const LOOK_AGAIN_MS = 500;

let touched = new WeakSet<Element>();

/** Notes from now on in which open forms something is typed. Call it once, at start. */
export function watchTyping(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      const place = target instanceof Element ? target.closest(PLACES) : null;
      if (place) touched.add(place);
    },
    { capture: true },
  );
}

/** Something is typed in a form on screen that a reload would lose. */
export const isTyped = (): boolean =>
  [...document.querySelectorAll(PLACES)].some((place) => touched.has(place));

/** The person agreed to lose it. */
export const forgetTyped = (): void => {
  touched = new WeakSet();
};

/** Resolves at once, or when the forms in which something was typed are sent or closed. */
export function whenNothingIsTyped(): Promise<void> {
  if (!isTyped()) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isTyped()) return;
      clearInterval(timer);
      resolve();
    }, LOOK_AGAIN_MS);
  });
}
