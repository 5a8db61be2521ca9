import { hoverable, radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/**
 * The looks of the home's cards and rows. Its first part and its later one have classes of their own, made of these while
 * the app is built: the first part loads nothing for the later one.
 */

export const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(5),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'clip',
  '@media': { [under.sheet]: { padding: space(4) } },
} as const;

export const eyebrow = { fontSize: text.sm, fontWeight: weight.bold, color: color.inkSoft } as const;

export const quiet = {
  fontSize: text.sm,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;

export const small = {
  fontSize: text.xs,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  // A company's code may be one long word.
  overflowWrap: 'anywhere',
} as const;

export const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(8)}`,
  '@media': { [under.sheet]: { columnGap: space(4) } },
} as const;

export const fact = { minWidth: 0 } as const;

export const factName = { fontSize: text.xs, color: color.inkSoft } as const;

export const cardText = { fontSize: text.sm, color: color.inkSoft } as const;

export const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: `0 -${space(3)}`,
} as const;

export const listMain = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minWidth: 0,
} as const;

export const listName = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.sm,
  color: color.inkSoft,
} as const;

export const listEnd = { display: 'grid', justifyItems: 'end', flex: 'none' } as const;

export const clienteNome = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: text.sm,
  fontWeight: weight.medium,
  lineHeight: 1.3,
} as const;

export const swatch = {
  flex: 'none',
  width: '6px',
  alignSelf: 'stretch',
  borderRadius: radius.round,
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: '56px',
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.control,
  color: color.ink,
  textAlign: 'left',
  textDecoration: 'none',
  '@media': { [hoverable]: { selectors: { '&:hover': { background: color.page } } } },
} as const;

export const listRow = { ...row, justifyContent: 'space-between' } as const;

/** A row that is pressed. */
export const cliente = {
  ...row,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-current]': { background: color.brandSoft } },
  ':focus-visible': { outlineOffset: '-2px' },
} as const;
