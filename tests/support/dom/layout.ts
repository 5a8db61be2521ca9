/**
 * A window with a size, for jsdom, which has no layout: media queries follow it, every box is as high as a row of a
 * list, and scrolling moves the page at once.
 */

type Viewport = { width: number; height: number; pointer: 'fine' | 'coarse'; stillness: boolean };

const ROW_HEIGHT = 60;
const viewport: Viewport = { width: 1280, height: 900, pointer: 'fine', stillness: false };
const lists = new Set<() => void>();

/** True when a media query holds in the window; conditions beyond widths, pointer and motion do not hold. */
function holds(query: string): boolean {
  return query.split(/\s+and\s+/).every((part) => {
    if (part === 'screen') return true;
    const width = /\((min|max)-width:\s*([\d.]+)px\)/.exec(part);
    if (width)
      return width[1] === 'min' ? viewport.width >= Number(width[2]) : viewport.width <= Number(width[2]);
    if (part.includes('pointer:')) return part.includes(`pointer: ${viewport.pointer}`);
    if (part.includes('prefers-reduced-motion')) return viewport.stillness;
    return false;
  });
}

/** A media query that follows the window's size. */
class FollowedQuery extends EventTarget implements MediaQueryList {
  onchange = null;
  #tell = () => this.dispatchEvent(new Event('change'));

  readonly media: string;

  constructor(media: string) {
    super();
    this.media = media;
    lists.add(this.#tell);
  }

  get matches(): boolean {
    return holds(this.media);
  }

  addListener(): void {
    throw new Error('use addEventListener');
  }

  removeListener(): void {
    throw new Error('use removeEventListener');
  }
}

/** Sets the window's size, and the usual values of the parameters left out. */
export function setViewport(to: Partial<Viewport>): void {
  Object.assign(viewport, { width: 1280, height: 900, pointer: 'fine', stillness: false }, to);
  Object.assign(window, { innerWidth: viewport.width, innerHeight: viewport.height });
  for (const tell of lists) tell();
}

window.matchMedia = (query) => new FollowedQuery(query);

const boxOf = (element: Element): DOMRect => {
  const row = Number(element.getAttribute('data-index') ?? 0);
  return new DOMRect(0, 100 + row * ROW_HEIGHT - window.scrollY, viewport.width, ROW_HEIGHT);
};
Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
  return boxOf(this);
};
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => ROW_HEIGHT, configurable: true });
Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
  get: () => viewport.width,
  configurable: true,
});
// A scrolling element is as high as one row, the page as high as the window.
Object.defineProperty(Element.prototype, 'clientHeight', {
  get(this: Element) {
    return this === document.documentElement ? viewport.height : ROW_HEIGHT;
  },
  configurable: true,
});
Object.defineProperty(Element.prototype, 'clientWidth', { get: () => viewport.width, configurable: true });
Element.prototype.checkVisibility = function checkVisibility() {
  return this.isConnected && this.closest('[hidden]') === null;
};
Element.prototype.scrollIntoView = () => undefined;
// Elements in a track stand next to each other, each as wide as the window.
Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
  get(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * viewport.width;
  },
  configurable: true,
});
Object.defineProperty(Element.prototype, 'scrollWidth', {
  get(this: Element) {
    return this.children.length * viewport.width;
  },
  configurable: true,
});
Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
  this.scrollLeft = (typeof to === 'object' ? to.left : to) ?? 0;
  this.dispatchEvent(new Event('scroll'));
};
Element.prototype.setPointerCapture = () => undefined;

const scroll = (top: number): void => {
  Object.assign(window, { scrollY: top, pageYOffset: top });
  // As in a browser, the event fires after the running code has ended.
  queueMicrotask(() => window.dispatchEvent(new Event('scroll')));
};
window.scrollTo = (to?: ScrollToOptions | number, y?: number) =>
  scroll((typeof to === 'object' ? to.top : y) ?? 0);
window.scrollBy = (to?: ScrollToOptions | number, y?: number) =>
  scroll(window.scrollY + ((typeof to === 'object' ? to.top : y) ?? 0));

/** Sizes never change here: it reports the size once. */
class StillObserver {
  observe(): void {
    // The size never changes.
  }
  unobserve(): void {
    // It watches no element.
  }
  disconnect(): void {
    // It watches no element.
  }
}
window.ResizeObserver = StillObserver;

/** Every rendered element is in sight. */
class SeenObserver extends StillObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  readonly #told: IntersectionObserverCallback;

  constructor(told: IntersectionObserverCallback) {
    super();
    this.#told = told;
  }
  override observe(target?: Element): void {
    if (target === undefined) return;
    const box = boxOf(target);
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: 0,
    };
    queueMicrotask(() => this.#told([entry], this));
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
window.IntersectionObserver = SeenObserver;
