import { style, styleVariants } from '@vanilla-extract/css';
import { hoverable, radius, space, text, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space(1), minWidth: 0 });

/** One line of badges: the text shrinks instead of wrapping. */
export const oneLine = style({ flexWrap: 'nowrap', overflow: 'hidden' });

export const item = style({ display: 'flex', minWidth: 0, maxWidth: '100%' });

export const selo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minWidth: 0,
  minHeight: '22px',
  padding: `1px ${space(2)} 1px 6px`,
  borderRadius: radius.round,
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: 1.3,
  textDecoration: 'none',
});

export const rotulo = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Set 1: lines on a soft background. Set 2: filled, on a strong one. */
export const layout = styleVariants({
  traco: { background: color.accentSoft, color: color.ink },
  cheio: { background: color.brand, color: color.onBrand },
});

export const icon = style({ display: 'inline-flex', flex: 'none' });

export const link = style({
  '@media': { [hoverable]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const more = style({ background: color.sunken, color: color.inkSoft, paddingLeft: space(2) });
