const VARIABLE = /^--maleta-[\w-]+$/;
const COLOR = /^#[\da-f]{6}(?:[\da-f]{2})?$/;

/** What the element was given last, so that the next theme takes it back. */
const given = new WeakMap<HTMLElement, readonly string[]>();

/**
 * Puts a theme's variables on an element, the document's by default, in place of those it was given before.
 * What is no variable of the catalogue or no colour is passed over. Goes through `style.setProperty`, which a
 * strict Content-Security-Policy allows.
 */
export function applyTheme(
  variables: Readonly<Record<string, string>>,
  root: HTMLElement = document.documentElement,
): void {
  const valid = Object.entries(variables).filter(([name, value]) => VARIABLE.test(name) && COLOR.test(value));
  const names = valid.map(([name]) => name);
  for (const name of given.get(root) ?? []) if (!names.includes(name)) root.style.removeProperty(name);
  for (const [name, value] of valid) root.style.setProperty(name, value);
  given.set(root, names);
}
