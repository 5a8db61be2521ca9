import { style } from '@vanilla-extract/css';
import { hoverable, radius, reach, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const banner = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  maxWidth: '100%',
  padding: `1px ${space(2)} 1px 6px`,
  border: 0,
  borderRadius: radius.round,
  background: color.positiveSoft,
  color: color.positive,
  fontSize: text.xs,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
  cursor: 'pointer',
  selectors: reach('-10px 0'),
  '@media': { [hoverable]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const info = style({ display: 'grid', gap: space(4) });

export const amount = style({
  padding: space(4),
  borderRadius: radius.card,
  background: color.positiveSoft,
  color: color.positive,
  fontSize: text.lg,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const facts = style({ display: 'grid', gap: space(2), margin: 0, paddingLeft: space(5) });
