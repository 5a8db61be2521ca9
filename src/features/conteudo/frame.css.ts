import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import {
  contentWidth,
  headerHeight,
  hoverable,
  layer,
  radius,
  space,
  text,
  under,
  weight,
} from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';
import { MENU_HEIGHT, TOP_HEIGHT } from './frame-heights.ts';

const centered = { maxWidth: contentWidth, margin: '0 auto', paddingInline: space(4) } as const;

export const top = style({
  height: TOP_HEIGHT,
  background: paint('header.info.background'),
  color: paint('header.info.text'),
  borderBottom: `1px solid ${paint('header.menu.border')}`,
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

export const topList = style({
  ...centered,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(8),
  // Text that does not fit on the line is below its edge.
  lineHeight: TOP_HEIGHT,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const topItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  whiteSpace: 'nowrap',
});

export const menu = style({
  position: 'relative',
  minHeight: MENU_HEIGHT,
  background: paint('header.menu.background'),
  borderBottom: `1px solid ${paint('header.menu.border')}`,
  '@media': { print: { display: 'none' } },
});

export const columns = createVar();

export const menuList = style({ ...centered, display: 'flex', paddingInline: 0 });

export const menuItem = style({
  position: 'relative',
  flex: `0 0 calc(100% / 12 * ${columns})`,
  minWidth: 0,
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  minHeight: MENU_HEIGHT,
  padding: `0 ${space(4)}`,
  border: 0,
  background: 'transparent',
  color: paint('header.menu.text'),
  fontSize: text.sm,
  fontWeight: weight.bold,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': {
      background: paint('header.menu.hover.background'),
      boxShadow: `inset 0 -3px ${paint('header.menu.text')}`,
    },
    '&[aria-current]': { boxShadow: `inset 0 -3px ${paint('header.menu.text')}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [hoverable]: { selectors: { '&:hover': { background: paint('header.menu.hover.background') } } },
  },
});

export const entryText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

globalStyle(`${entry}[aria-expanded="true"] > svg`, { transform: 'rotate(180deg)' });

/** Under its entry, as wide as its columns. */
export const panel = style({
  position: 'absolute',
  zIndex: layer.sticky,
  top: '100%',
  left: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space(4)} ${space(8)}`,
  width: 'max-content',
  minWidth: '100%',
  maxWidth: 'min(1016px, 92vw)',
  maxHeight: `calc(100vh - ${headerHeight} - ${MENU_HEIGHT} - ${space(8)})`,
  overflowY: 'auto',
  padding: `${space(3)} ${space(4)} ${space(4)}`,
  border: `1px solid ${paint('menu.border')}`,
  borderTop: 0,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  background: paint('menu.background'),
  boxShadow: `0 12px 24px ${paint('menu.shadow')}`,
});

export const toLeft = style({ left: 'auto', right: 0 });

/** Ten under each other; more go on in the next column. */
export const leaves = style({
  flex: 1,
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(10, auto)',
  gridAutoColumns: 'minmax(152px, 1fr)',
  columnGap: space(8),
});

export const branch = style({ minWidth: '152px' });

export const branchTitle = style({
  padding: `${space(2)} 0`,
  fontSize: text.sm,
  fontWeight: weight.bold,
  color: color.inkSoft,
});

export const leaf = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  margin: `0 -${space(2)}`,
  padding: `0 ${space(2)}`,
  borderRadius: radius.control,
  color: paint('menu.text'),
  fontSize: text.sm,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { background: paint('menu.hover.background'), fontWeight: weight.bold } },
  '@media': {
    [hoverable]: { selectors: { '&:hover': { background: paint('menu.hover.background') } } },
    [under.longIcons]: { minHeight: '44px' },
  },
});

export const strip = style({
  ...centered,
  display: 'flex',
  alignItems: 'center',
  minHeight: MENU_HEIGHT,
  '@media': { [under.sheet]: { paddingInline: space(2) } },
});

export const drawer = style({ display: 'grid', gap: space(3) });

/** Entries under a small heading, in two columns on a wider drawer. */
export const nested = style({});

globalStyle(`${nested} > ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  columnGap: space(4),
});

export const footer = style({
  background: paint('footer.background'),
  borderTop: `1px solid ${paint('footer.border')}`,
  color: paint('footer.text'),
  fontSize: text.sm,
  // A store without footer banners and HTML has no footer.
  selectors: { '&:has(> :empty)': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

// A store may have a dark footer under a light page: links in its HTML follow the footer.
globalStyle(`${footer}${footer} a:not(.botao)`, { color: paint('footer.link') });
globalStyle(`${footer}${footer} .suave`, { color: 'inherit' });

export const footerInner = style({
  ...centered,
  display: 'grid',
  gap: space(6),
  paddingBlock: `${space(8)} ${space(10)}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
