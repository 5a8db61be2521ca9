import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { hoverable, motion, radius, space, target, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const menu = style({
  position: 'fixed',
  minWidth: '200px',
  maxWidth: 'min(340px, calc(100vw - 16px))',
  margin: 0,
  padding: space(1),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  boxShadow: `0 8px 28px ${color.shadow}`,
  animation: `${drop} ${motion.quick}`,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: target.touch,
  padding: `${space(2)} ${space(3)}`,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  fontSize: text.sm,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { background: color.brandSoft, outlineOffset: '-2px' },
    '&[aria-disabled=true]': { color: color.inkDisabled, cursor: 'default' },
  },
  '@media': {
    [hoverable]: { selectors: { '&:hover:not([aria-disabled=true])': { background: color.brandSoft } } },
  },
});

export const tone = styleVariants({ neutral: { color: color.ink }, negative: { color: color.negative } });
