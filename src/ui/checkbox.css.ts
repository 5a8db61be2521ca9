import { style } from '@vanilla-extract/css';
import { space, target, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: target.touch,
  cursor: 'pointer',
  fontSize: text.sm,
  selectors: { '&:has(input:disabled)': { cursor: 'default', color: color.inkDisabled } },
});

export const box = style({
  appearance: 'none',
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: 0,
  display: 'grid',
  placeItems: 'center',
  background: color.surface,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: '5px',
  cursor: 'inherit',
  selectors: {
    '&:checked, &:indeterminate': { background: color.brand, borderColor: color.brand },
    '&[aria-invalid=true]': { borderColor: color.negative },
    '&:disabled': { background: color.sunken, borderColor: color.line },
    '&::before': {
      content: '',
      width: '12px',
      height: '12px',
      background: color.onBrand,
      transform: 'scale(0)',
      clipPath: 'polygon(14% 44%, 0 60%, 40% 100%, 100% 22%, 84% 8%, 39% 68%)',
    },
    '&:checked::before': { transform: 'scale(0.9)' },
    '&:indeterminate::before': { transform: 'scale(0.9)', clipPath: 'inset(40% 0 40% 0 round 1px)' },
  },
});

export const note = style({ display: 'block', color: color.inkSoft, fontSize: text.xs });
