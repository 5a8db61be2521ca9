/** An element with all in it. */
type Part = { element: Element; name: string; inner: string; size: number; parts: Part[] };

/**
 * Runs in the page. Returns a digest of every part on top (the modal boxes, else the whole page) and keeps them
 * in `digested`, the outer before the inner. Two parts have the same digest if nothing differs that a rule could
 * see: markup, states, targets of ids, the elements around, the width, the styles, the page's title and
 * language, and a dialog over it.
 */
export function digestParts(drawings: string): string[] {
  const SMALLEST = 8;
  const REFERS = [
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'aria-activedescendant',
  ];
  const STATES = [
    ':hover',
    ':focus',
    ':focus-visible',
    ':focus-within',
    ':checked',
    ':disabled',
    ':user-invalid',
  ];
  const mix = (hash: number, text: string): number => {
    let mixed = hash;
    for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 16_777_619);
    return mixed >>> 0;
  };
  // Two numbers: one of 32 bits would meet its like too soon.
  const digestOf = (text: string): string => `${mix(2_166_136_261, text)}.${mix(40_503, text)}`;
  // React numbers ids in order of creation; only their targets count.
  const plain = (text: string): string => text.replaceAll(/_r_\w+_|:r\w+:/g, '_r_');

  const states = new Map<Element, string>();
  for (const state of STATES) {
    for (const element of document.querySelectorAll(state))
      states.set(element, `${states.get(element) ?? ''}${state}`);
  }
  const nameOf = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) => {
      if (!REFERS.includes(name)) return `${name}=${plain(value)}`;
      const targets = value.split(' ').map((id) => {
        const target = document.getElementById(id);
        return target ? `${target.localName}:${target.textContent}` : 'none';
      });
      return `${name}>${plain(targets.join())}`;
    });
    return `<${element.localName} ${attributes.join(' ')} ${states.get(element) ?? ''}>`;
  };
  const styles = [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) =>
    sheet.href === null ? [...sheet.cssRules].map((rule) => rule.cssText).join('') : sheet.href,
  );
  const media = [
    'print',
    '(forced-colors: active)',
    '(prefers-color-scheme: dark)',
    '(prefers-reduced-motion)',
  ];
  const root = [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`);
  const around = [
    document.title,
    ...root,
    innerWidth,
    innerHeight,
    ...media.map((query) => matchMedia(query).matches),
    ...styles,
  ].join();

  const read = (element: Element): Part => {
    const name = nameOf(element);
    const parts: Part[] = [];
    let size = 1;
    let content = name;
    for (const child of element.matches(drawings) ? [] : element.childNodes) {
      if (child instanceof Element) {
        const part = read(child);
        parts.push(part);
        size += part.size;
        content += part.inner;
      } else if (child.nodeType === Node.TEXT_NODE) content += plain(child.textContent ?? '');
    }
    return { element, name, inner: digestOf(content), size, parts };
  };
  const digested: { element: Element; digest: string }[] = [];
  const note = ({ element, name, inner, parts }: Part, outer: string): void => {
    digested.push({ element, digest: digestOf(outer + inner) });
    for (const part of parts) if (part.size >= SMALLEST) note(part, digestOf(outer + name));
  };
  // Content under a modal box is inert, and is checked where it is on top.
  const modals = [...document.querySelectorAll('dialog[open]')];
  for (const root of modals.length > 0 ? modals : [document.body]) {
    if (!modals.some((other) => other !== root && other.contains(root))) note(read(root), digestOf(around));
  }
  Reflect.set(globalThis, 'digested', digested);
  return digested.map(({ digest }) => digest);
}
