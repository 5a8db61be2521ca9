/** Selectors that jsdom matches differently from a browser. */
import { isOpenPopover } from './overlays.ts';

type All = (this: Element, selector: string) => NodeListOf<Element>;

const all = Reflect.get(Element.prototype, 'querySelectorAll') as All;
const matches = Reflect.get(Element.prototype, 'matches') as (this: Element, selector: string) => boolean;

const inOrder = (a: Element, b: Element): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

// For several selectors that end in a state, jsdom returns all matches of the first, then all of the second.
Object.defineProperty(Element.prototype, 'querySelectorAll', {
  configurable: true,
  value(this: Element, selector: string): NodeListOf<Element> {
    const found = all.call(this, selector);
    return selector.includes(',') ? ([...found].sort(inOrder) as unknown as NodeListOf<Element>) : found;
  },
});

// A state that only a browser knows: a popover is open.
Object.defineProperty(Element.prototype, 'matches', {
  configurable: true,
  value(this: Element, selector: string): boolean {
    return selector === ':popover-open' ? isOpenPopover(this) : matches.call(this, selector);
  },
});
