import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space, text, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';
import { edge } from './dialog.css.ts';

export const box = style({ maxWidth: '440px' });

export const content = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space(1)} ${space(4)}`,
  padding: `${space(6)} ${space(6)} ${space(5)}`,
  overflowY: 'auto',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: '4px',
      background: edge,
    },
  },
});

export const sign = style({
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.round,
});

export const kind = styleVariants({
  error: { vars: { [edge]: color.negative } },
  alert: { vars: { [edge]: color.caution } },
  information: { vars: { [edge]: color.brand } },
  question: { vars: { [edge]: color.brand } },
  success: { vars: { [edge]: color.positive } },
  waiting: { vars: { [edge]: color.sync } },
});

export const signKind = styleVariants({
  error: { background: color.negativeSoft, color: color.negative },
  alert: { background: color.cautionSoft, color: color.caution },
  information: { background: color.brandSoft, color: color.brand },
  question: { background: color.brandSoft, color: color.brand },
  success: { background: color.positiveSoft, color: color.positive },
  waiting: { background: color.syncSoft, color: color.sync },
});

export const title = style({ fontSize: text.lg });

export const words = style({ color: color.inkSoft, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const buttons = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space(3),
  padding: `0 ${space(6)} ${space(5)}`,
  '@media': { [under.sheet]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
