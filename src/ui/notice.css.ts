import { style } from '@vanilla-extract/css';
import { radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  padding: `${space(3)} ${space(4)} ${space(3)} ${space(5)}`,
  borderRadius: radius.control,
  fontSize: text.sm,
  color: color.ink,
});

export const sign = style({ flex: 'none', alignSelf: 'flex-start', marginTop: '1px' });

export const words = style({ flex: '1 1 160px', overflowWrap: 'anywhere' });

export const title = style({ fontWeight: weight.bold });
