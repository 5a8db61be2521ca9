import { style } from '@vanilla-extract/css';
import { hoverable, layer, radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

const tip = {
  // Screen readers have the whole text already.
  content: ['attr(data-whole)', 'attr(data-whole) / ""'],
  position: 'absolute' as const,
  zIndex: layer.bar,
  top: 'calc(100% + 4px)',
  width: 'max-content',
  maxWidth: 'min(480px, 90vw)',
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.control,
  background: color.ink,
  color: color.surface,
  fontSize: text.sm,
  fontWeight: weight.medium,
  lineHeight: 1.4,
  textAlign: 'start' as const,
  whiteSpace: 'pre-line',
  pointerEvents: 'none' as const,
};

/** Tells the whole of a cut text, its `data-whole`, at once while it is pointed at or it or its button has the keyboard's focus. */
export const whole = style({
  position: 'relative',
  selectors: { '&[data-whole]:focus-visible::after, :focus-visible > &[data-whole]::after': tip },
  '@media': { [hoverable]: { selectors: { '&[data-whole]:hover::after': tip } } },
});
