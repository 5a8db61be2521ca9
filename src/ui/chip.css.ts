import { style } from '@vanilla-extract/css';
import { hoverable, radius, space, target, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: target.dense,
  maxWidth: '100%',
  padding: `0 ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.ink,
  fontSize: text.sm,
  fontWeight: weight.medium,
  cursor: 'pointer',
  position: 'relative',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-4px 0' },
    '&[aria-pressed=true], &[data-removable=true]': {
      background: color.brandSoft,
      borderColor: color.brand,
      color: color.brand,
    },
  },
  '@media': { [hoverable]: { selectors: { '&:hover': { borderColor: color.brand } } } },
});

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const cross = style({ flex: 'none', marginRight: '-4px' });
