/** Forms whose text is stored only when they are sent. */
const PLACES = 'dialog[open], [data-typed="held"]';

/** A form is still open just after the person finishes typing; the page looks again after this. */
const LOOK_AGAIN_MS = 500;

let touched = new WeakSet<Element>();

/** Notes from now on which open forms have typed text. Call it once, at start. */
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

/** True when a form on screen has typed text that a reload would lose. */
export const isTyped = (): boolean =>
  [...document.querySelectorAll(PLACES)].some((place) => touched.has(place));

/** The person agreed to lose the typed text. */
export const forgetTyped = (): void => {
  touched = new WeakSet();
};

/** Resolves at once, or when the forms with typed text are sent or closed. */
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
