import createDOMPurify from 'dompurify';
import { safeDeclarations } from './html-style.ts';
import { safeLink } from './safe-link.ts';

/** Text, lists, tables, pictures, links: nothing that asks for input, runs, loads or frames. */
const TAGS = [
  'a abbr address b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure',
  'h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot',
  'th thead time tr u ul var wbr',
]
  .join(' ')
  .split(' ');

const ATTRIBUTES =
  'align alt class colspan dir height href lang rowspan scope src start style title width'.split(' ');

/** What an author may call an element, to have it drawn in the store's own way. All else could borrow ours. */
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

/** A picture may be part of the text or come from this site: others could count who looks. */
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
  // The policy of the page refuses style attributes; what they may say is set property by property.
  const said = element.getAttribute(HELD_STYLE);
  if (said === null || !(element instanceof HTMLElement)) return;
  element.removeAttribute(HELD_STYLE);
  for (const [name, value] of safeDeclarations(said)) element.style.setProperty(name, value);
}

/** Where a style attribute's text waits while the html is parsed: parsing it as a style would break the policy. */
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
 * Writes what the page's policy would complain of while it is only being parsed as something that means nothing: the
 * policy holds in the parser's document too. It makes nothing safe; the cleaning comes after it.
 */
const quieted = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<(?=base\b)/gi, '<x-')
    .replace(/\bstyle(?=\s*=)/gi, HELD_STYLE)
    .replace(/(?<=[\s"'`/])on(?=[a-z]+\s*=)/gi, 'data-on');

/**
 * What is safe of html that a store wrote, as nodes of this document: no scripts, forms, frames, ids or foreign
 * pictures; links of this site stay in the app, others open by themselves and are told nothing of us.
 */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = purify.sanitize(quieted(html), OPTIONS);
  // Before it becomes part of this document: a picture is asked for the moment it does.
  for (const element of fragment.querySelectorAll('*')) cleanElement(element);
  return document.importNode(fragment, true);
}
