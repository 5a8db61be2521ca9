import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { space, target, text } from '#theme/scale.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: target.touch,
  cursor: 'pointer',
  fontSize: text.sm,
  selectors: { '&:has(input:disabled)': { cursor: 'default', color: paint('checkbox.disabled.text') } },
});

/** The box stands at the label's line, over a note of any length. */
export const withNote = style({ alignItems: 'flex-start', paddingBlock: space(1) });

export const box = style({
  appearance: 'none',
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: 0,
  display: 'grid',
  placeItems: 'center',
  background: paint('checkbox.background'),
  border: `1.5px solid ${paint('checkbox.border')}`,
  borderRadius: '5px',
  cursor: 'inherit',
  selectors: {
    '&:checked, &:indeterminate': {
      background: paint('checkbox.checked.background'),
      borderColor: paint('checkbox.checked.border'),
    },
    '&[aria-invalid=true]': { borderColor: paint('checkbox.invalid.border') },
    '&:disabled': {
      background: paint('checkbox.disabled.background'),
      borderColor: paint('checkbox.disabled.border'),
    },
    '&::before': {
      content: '',
      width: '12px',
      height: '12px',
      background: paint('checkbox.checked.mark'),
      transform: 'scale(0)',
      clipPath: 'polygon(14% 44%, 0 60%, 40% 100%, 100% 22%, 84% 8%, 39% 68%)',
    },
    '&:checked::before': { transform: 'scale(0.9)' },
    '&:indeterminate::before': { transform: 'scale(0.9)', clipPath: 'inset(40% 0 40% 0 round 1px)' },
  },
});

export const note = style({ display: 'block', color: paint('checkbox.note'), fontSize: text.xs });
