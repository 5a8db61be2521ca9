import { createGlobalTheme, globalFontFace, globalStyle, keyframes } from '@vanilla-extract/css';
import { base } from './catalogue/base.ts';
import { paint } from './paint.ts';
import { resolveTheme } from './resolve-theme.ts';
import {
  fontFamily,
  hoverable,
  lineHeight,
  space,
  stillness,
  text,
  textPixels,
  textVariable,
  touch,
  weight,
} from './scale.ts';
import { color } from './tokens.css.ts';

// The Latin subset (20 kB) has every letter of Portuguese.
globalFontFace('Figtree Variable', {
  src: "url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

// As wide and as tall as Figtree, so that the layout stays when the font arrives.
globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('Roboto'), local('Liberation Sans')",
  sizeAdjust: '100.4%',
  ascentOverride: '95%',
  descentOverride: '25%',
  lineGapOverride: '0%',
});

// The built-in colours; a theme sets the different ones on the document's element.
const { values } = resolveTheme();
const ownValues = Object.fromEntries(base.map(({ name }) => [name, values[name]]));
createGlobalTheme(':root', color, ownValues as Record<keyof typeof color, string>);

const textSizes = (scale: keyof typeof textPixels) => ({
  vars: Object.fromEntries(
    Object.entries(textPixels[scale]).map(([size, pixels]) => [textVariable(size), `${pixels}px`]),
  ),
});
globalStyle(':root', { ...textSizes('usual'), '@media': { [touch]: textSizes('touch') } });
globalStyle(':root[data-letras="grandes"]', textSizes('large'));

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  fontFamily,
  fontSize: text.md,
  lineHeight,
  color: paint('page.text'),
  background: paint('page.background'),
  textSizeAdjust: '100%',
  // Always visible, so that the layout keeps its width between short and long screens.
  overflowY: 'scroll',
  WebkitTapHighlightColor: 'transparent',
});

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: paint('page.background'),
  fontWeight: weight.regular,
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, menu', { margin: 0, padding: 0 });
globalStyle('ul, ol, menu', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('h1, h2, h3, h4', { fontWeight: weight.bold, lineHeight: 1.25, textWrap: 'balance' });
globalStyle('h1', { fontSize: text.xl });
globalStyle('h2', { fontSize: text.lg });
globalStyle('h3, h4', { fontSize: text.md });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('a', { color: paint('page.link'), textUnderlineOffset: '3px', textDecorationThickness: '1px' });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('::selection', {
  background: paint('page.selection.background'),
  color: paint('page.selection.text'),
});
globalStyle('::placeholder', { color: paint('field.placeholder'), opacity: 1 });

globalStyle(':focus-visible', {
  outline: `2px solid ${paint('page.focus.ring')}`,
  outlineOffset: '2px',
});

// A heading or main region that gets the focus after a navigation is announced and has no focus ring.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });

// The page does not scroll under an open dialog.
globalStyle('html:has(dialog[open])', {
  overflow: 'hidden',
  // The backdrop does not cover the scrollbar's place: the page's background shows there, so it is darkened too.
  backgroundColor: `color-mix(in srgb, ${color.ink} 50%, ${paint('page.background')})`,
});

const lateStart = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

// The page's own words, shown after a while, for a connection that brings the page but not the program.
globalStyle('.start', {
  maxWidth: '40rem',
  // No top margin: it would become the body's, and the page would jump when the program takes over.
  margin: '0 auto',
  padding: `${space(20)} ${space(4)} ${space(4)}`,
  animation: `${lateStart} 1ms 5s both`,
});

globalStyle('a:hover', { '@media': { [hoverable]: { textDecorationThickness: '2px' } } });

globalStyle('*, *::before, *::after', {
  '@media': {
    [stillness]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

globalStyle('html', {
  '@media': { print: { background: 'none', color: 'CanvasText', fontSize: '11pt', overflow: 'visible' } },
});
globalStyle('thead', { '@media': { print: { display: 'table-header-group' } } });
globalStyle('body', { '@media': { print: { background: 'none', minHeight: 0 } } });
globalStyle('tr, li, figure', { '@media': { print: { breakInside: 'avoid' } } });
globalStyle('a', { '@media': { print: { color: 'inherit', textDecoration: 'none' } } });
globalStyle('[data-print="hide"]', { '@media': { print: { display: 'none !important' } } });
// The words of a button may be a figure or a heading; its signs only say that it can be pressed.
globalStyle('button svg', { '@media': { print: { display: 'none' } } });
globalStyle('[data-print="only"]', {
  display: 'none',
  '@media': { print: { display: 'block', fontWeight: weight.bold, marginBottom: space(3) } },
});
globalStyle('main', { '@media': { print: { padding: `${space(0)} !important` } } });
