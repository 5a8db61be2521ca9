import createDOMPurify from 'dompurify';
import { safeDeclarations } from './html-style.ts';
import { safeLink } from './safe-link.ts';

/** Only text, lists, tables, pictures and links: no tag that takes input, runs code, loads files or frames a page. */
const TAGS = [
  'a abbr address b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure',
  'h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot',
  'th thead time tr u ul var wbr',
]
  .join(' ')
  .split(' ');

const ATTRIBUTES =
  'align alt class colspan dir height href lang rowspan scope src start style title width'.split(' ');

/** The classes that an author may use for the store's styles. Other names could match the app's own classes. */
const CLASSES = new Set([
  'aviso',
  'botao',
  'colunas',
  'etiqueta',
  'faixa',
  'faixa-acento',
  'faixa-marca',
  'faixa-positivo',
  'faixa-sincronia',
  'suave',
]);

const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml);base64,[a-z\d+/=\s]+$/i;

/** True for a picture inside the text or from this site: other sites could track readers. */
function isOwnPicture(src: string): boolean {
  if (PICTURE.test(src)) return true;
  return safeLink(src, location.origin)?.kind === 'internal';
}

function cleanLink(link: HTMLAnchorElement): void {
  const href = safeLink(link.getAttribute('href'), location.origin);
  link.removeAttribute('href');
  if (href === null) return;
  link.setAttribute('href', href.href);
  if (href.kind === 'external') {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

function cleanElement(element: Element): void {
  const classes = [...element.classList].filter((name) => CLASSES.has(name));
  element.removeAttribute('class');
  if (classes.length > 0) element.classList.add(...classes);
  if (element instanceof HTMLAnchorElement) cleanLink(element);
  if (element instanceof HTMLImageElement) {
    if (!isOwnPicture(element.getAttribute('src') ?? '')) return element.remove();
    element.loading = 'lazy';
    element.decoding = 'async';
    if (!element.hasAttribute('alt')) element.alt = '';
  }
  // The page's policy blocks style attributes, so the allowed declarations are set property by property.
  const said = element.getAttribute(HELD_STYLE);
  if (said === null || !(element instanceof HTMLElement)) return;
  element.removeAttribute(HELD_STYLE);
  for (const [name, value] of safeDeclarations(said)) element.style.setProperty(name, value);
}

/** Holds a style attribute's text while the html is parsed: parsing it as a style would violate the policy. */
const HELD_STYLE = 'data-style';

const OPTIONS = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: [...ATTRIBUTES.filter((name) => name !== 'style'), HELD_STYLE],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

const purify = createDOMPurify(window);

/**
 * Renames or removes markup that the page's policy would report during parsing, because the policy applies in the
 * parser's document too. It makes no html safe; the cleaning follows.
 */
const quieted = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<(?=base\b)/gi, '<x-')
    .replace(/\bstyle(?=\s*=)/gi, HELD_STYLE)
    .replace(/(?<=[\s"'`/])on(?=[a-z]+\s*=)/gi, 'data-on');

/**
 * Returns the safe part of a store's html as nodes of this document: no scripts, forms, frames, ids or foreign
 * pictures. Links of this site stay in the app; others open in a new tab without opener or referrer.
 */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = purify.sanitize(quieted(html), OPTIONS);
  // Cleaned before the import into this document, which starts the loading of pictures.
  for (const element of fragment.querySelectorAll('*')) cleanElement(element);
  return document.importNode(fragment, true);
}
