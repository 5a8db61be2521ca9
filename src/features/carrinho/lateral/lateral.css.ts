import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { beyondMobile, contentWidth, motion, radius, space, text, weight } from '#theme/scale.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const lateral = style({
  position: 'fixed',
  // Flush with the content's right edge; its top and height are set where it is opened.
  inset: `0 max(${space(4)}, calc((100vw - ${contentWidth}) / 2 + ${space(4)})) auto auto`,
  width: '320px',
  maxWidth: `calc(100vw - ${space(8)})`,
  margin: 0,
  padding: 0,
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${paint('menu.border')}`,
  borderRadius: radius.card,
  background: paint('dialog.background'),
  color: paint('dialog.text'),
  boxShadow: `0 12px 40px ${paint('dialog.shadow')}`,
  animation: `${drop} ${motion.calm}`,
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: paint('carrinho.side.veil'), animation: `${fade} ${motion.quick}` },
    '&:focus-visible': { outline: 'none' },
  },
});

// On a wide screen the page stays readable next to the cart; on a narrow one the cart covers it.
globalStyle(`html:has(${lateral}[open][open])`, {
  backgroundColor: paint('page.background'),
  '@media': { [beyondMobile]: { overflowX: 'visible', overflowY: 'scroll' } },
});

export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(2)} ${space(2)} ${space(2)} ${space(4)}`,
  borderBottom: `1px solid ${paint('dialog.border')}`,
});

export const heading = style({ flex: 1, display: 'grid', gap: space(1), minWidth: 0 });

export const title = style({ fontSize: text.md, color: paint('dialog.title') });

export const count = style({
  color: paint('carrinho.group.text'),
  fontSize: text.sm,
  fontWeight: weight.regular,
});

export const body = style({ flex: '1 1 auto', overflowY: 'auto', overscrollBehavior: 'contain' });

export const empty = style({ padding: space(4), color: paint('carrinho.group.text'), fontSize: text.sm });

export const message = style({ display: 'grid', gap: space(4), padding: space(4), fontSize: text.sm });

export const grupo = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(2),
  padding: `${space(1)} ${space(4)}`,
  background: paint('carrinho.footer.background'),
  color: paint('carrinho.sum'),
  fontSize: text.xs,
  fontWeight: weight.medium,
});

/** Whole, on two lines if need be: the branch stands at its end. */
export const grupoName = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const grupoTotal = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const linha = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: `${space(1)} ${space(3)}`,
  padding: `${space(3)} ${space(2)} ${space(2)} ${space(4)}`,
  selectors: { '& + &': { borderTop: `1px solid ${paint('carrinho.line.border')}` } },
});

export const picture = style({ flex: 'none' });

export const words = style({ minWidth: 0, paddingRight: space(2) });

export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: text.sm,
  fontWeight: weight.medium,
});

export const meta = style({
  color: paint('carrinho.line.detail'),
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const price = style({ whiteSpace: 'nowrap' });

export const quantity = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
});

export const lineTotal = style({ flex: 1, textAlign: 'right', fontSize: text.sm, fontWeight: weight.medium });

export const footer = style({
  flex: 'none',
  display: 'grid',
  gap: space(2),
  padding: `${space(3)} ${space(4)} ${space(4)}`,
  borderTop: `1px solid ${paint('dialog.footer.border')}`,
});

export const missing = style({ color: paint('carrinho.group.stays'), fontSize: text.sm });

export const total = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' });

export const estimated = style({
  color: paint('carrinho.estimated'),
  fontSize: text.xs,
  fontWeight: weight.bold,
});
