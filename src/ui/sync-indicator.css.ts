import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { hoverable, radius, space, stillness, target, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const indicator = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target.dense,
  minWidth: target.touch,
  justifyContent: 'center',
  padding: `0 ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: color.surface,
  fontSize: text.sm,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  position: 'relative',
  // The pill is slim, what a thumb may hit is not.
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-4px 0' } },
  '@media': { [hoverable]: { selectors: { '&:hover': { borderColor: color.lineStrong } } } },
});

export const state = styleVariants({
  connected: { color: color.inkSoft },
  checking: { color: color.inkSoft },
  'no-signal': { color: color.pending },
  sending: { color: color.sync },
  attention: { color: color.caution, borderColor: color.caution },
});

export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: radius.round,
  background: color.positive,
});

export const unsure = style({ background: color.lineStrong });

export const moving = style({
  animation: `${pulse} 1.2s ease-in-out infinite`,
  '@media': { [stillness]: { animation: 'none' } },
});

// On a phone the calm state is its dot alone; the others keep their figure.
export const foldable = style({ '@media': { [under.sheet]: { display: 'none' } } });

// The word and the figure stand in the button's own row: no gap is kept for a folded word.
export const figures = style({ display: 'contents' });
