import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { space, target, text, touch } from '#theme/scale.ts';

/** As high as a line of text, with a target of full height around it. */
export const open = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  padding: 0,
  border: 0,
  background: 'none',
  color: paint('carrinho.line.detail'),
  fontSize: text.xs,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: `calc(-1 * ${space(1)})`,
      top: '50%',
      height: target.dense,
      transform: 'translateY(-50%)',
    },
    '&:hover': { textDecoration: 'underline' },
  },
  '@media': { [touch]: { selectors: { '&::after': { height: target.touch } } } },
});

export const icon = style({ flexShrink: 0 });

export const field = style({ width: '100%', maxWidth: '320px', marginTop: space(1) });
