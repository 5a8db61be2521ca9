import { style } from '@vanilla-extract/css';
import { hoverable, radius, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const place = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
});

export const icon = style({
  position: 'absolute',
  left: space(3),
  color: color.brand,
  pointerEvents: 'none',
});

export const select = style({
  appearance: 'none',
  width: '100%',
  minHeight: target.touch,
  padding: `${space(2)} ${space(8)} ${space(2)} ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.brand,
  fontSize: text.sm,
  fontWeight: weight.bold,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { [hoverable]: { selectors: { '&:hover': { background: color.brandSoft } } } },
});

export const withIcon = style({ paddingLeft: space(9) });

export const chevron = style({
  position: 'absolute',
  right: space(2),
  color: color.inkSoft,
  pointerEvents: 'none',
});
