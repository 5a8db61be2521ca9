/**
 * The visible state of an element without a style sheet: the browser's own rules for hidden elements and the element's
 * own style. Every search for a role asks for it thousands of times, and jsdom computes it from a whole sheet.
 */

const UNSEEN = new Set(['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'META', 'LINK']);

/** The browser itself hides it: it is marked hidden, not open, or folded away. */
function isHidden(element: Element): boolean {
  if (UNSEEN.has(element.tagName) || element.hasAttribute('hidden')) return true;
  if (element.tagName === 'DIALOG') return !element.hasAttribute('open');
  const parent = element.parentElement;
  return parent?.tagName === 'DETAILS' && !parent.hasAttribute('open') && element.tagName !== 'SUMMARY';
}

const bare = document.createElement('div').style;

window.getComputedStyle = (element, pseudo) => {
  const own = pseudo ? bare : element instanceof HTMLElement ? element.style : bare;
  const isClosed = element.hasAttribute('popover') && own.display === '';
  const display = isHidden(element) || isClosed ? 'none' : own.display || 'block';
  const value = (name: string) => (name === 'display' ? display : own.getPropertyValue(name));
  return new Proxy(own, {
    get(style, name) {
      if (name === 'display') return display;
      if (name === 'visibility') return style.visibility || 'visible';
      if (name === 'pointerEvents') return style.pointerEvents || 'auto';
      if (name === 'getPropertyValue') return value;
      return Reflect.get(style, name, style);
    },
  });
};
