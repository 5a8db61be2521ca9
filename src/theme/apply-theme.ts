const VARIABLE = /^--maleta-[\w-]+$/;
const COLOR = /^#[\da-f]{6}(?:[\da-f]{2})?$/;

/** The variables last set on each element, so that the next theme removes them. */
const given = new WeakMap<HTMLElement, readonly string[]>();

/**
 * Sets a theme's variables on an element (by default the document's) and removes those of the previous theme.
 * Skips unknown variables and values that are no colour. Uses `style.setProperty`, which a strict
 * Content-Security-Policy allows.
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
