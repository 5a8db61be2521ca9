import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { hoverable, radius, reach, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [under.sheet]: { padding: space(3) } },
});

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  '@media': { [under.detail]: { gridTemplateColumns: '104px minmax(0, 1fr)', gap: space(3) } },
});

// On a phone the parts of the head are parts of the page: only the picture and the names share a row.
const whole = { '@media': { [under.detail]: { gridColumn: '1 / -1' } } } as const;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
  gap: space(6),
  '@media': { [under.detail]: { display: 'contents' } },
});

export const main = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(3),
  minWidth: 0,
  '@media': { [under.detail]: { display: 'contents' } },
});

globalStyle(`${detail} > *, ${main} > *`, whole);

export const names = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(2),
  minWidth: 0,
});

globalStyle(`${main} > ${names}`, { '@media': { [under.detail]: { gridColumn: 2 } } });

export const title = style({
  fontSize: text.lg,
  fontWeight: weight.bold,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const ean = style({ display: 'inline-flex', alignItems: 'center', gap: space(1) });

export const eanDigits = style({
  fontSize: text.sm,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const none = style({ color: color.inkSoft });

export const gone = style({ fontWeight: weight.bold, color: color.negative });

/** The padding around the details. */
const inset = createVar();

export const buy = style({
  vars: { [inset]: space(3) },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  maxWidth: '480px',
  selectors: { '&:empty': { display: 'none' }, 'dialog &': { vars: { [inset]: space(5) } } },
  // The buttons to buy stay at the bottom of the window.
  '@media': {
    [`${under.detail} and (min-height: 480px)`]: {
      order: 1,
      position: 'sticky',
      bottom: `calc(-1 * ${inset})`,
      zIndex: 1,
      gap: space(2),
      margin: `0 calc(-1 * ${inset}) calc(-1 * ${inset})`,
      padding: `${space(2)} ${inset}`,
      width: 'auto',
      background: color.surface,
      borderTop: `1px solid ${color.line}`,
    },
  },
});

export const counter = style({ flex: '1 1 150px', maxWidth: '200px' });

export const buyButton = style({ flex: '1 1 150px' });

export const sum = style({
  flex: '1 1 100%',
  '@media': { [under.detail]: { order: -1 } },
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const missing = style({ color: color.caution, fontWeight: weight.medium });

export const queued = style({
  padding: '0 6px',
  borderRadius: radius.round,
  background: color.pendingSoft,
  color: color.pending,
  fontSize: text.xs,
  fontWeight: weight.medium,
});

export const facts = style({
  justifySelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
  gap: `${space(3)} ${space(4)}`,
  margin: 0,
  padding: space(4),
  borderRadius: radius.card,
  background: color.page,
});

export const fact = style({ minWidth: 0 });

export const factName = style({ fontSize: text.xs, color: color.inkSoft });

export const factValue = style({
  margin: 0,
  fontSize: text.sm,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});

/** Its name stands below it. */
export const marca = style({
  display: 'block',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
});

export const cut = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  position: 'relative',
  minHeight: '24px',
  selectors: reach('-10px 0'),
  '@media': { [hoverable]: { selectors: { '&:hover': { color: color.brandText } } } },
});

export const section = style({ display: 'grid', gap: space(2), minWidth: 0 });

export const sectionTitle = style({ fontSize: text.md, fontWeight: weight.bold });

export const age = style({ fontSize: text.xs, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
