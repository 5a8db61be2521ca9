import { style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { contentWidth, headerHeight, layer, radius, space, target, under } from '#theme/scale.ts';

export const main = style({
  maxWidth: contentWidth,
  margin: '0 auto',
  padding: `${space(4)} ${space(4)} ${space(16)}`,
  '@media': { [under.sheet]: { padding: `${space(3)} ${space(3)} ${space(16)}` } },
});

export const skeleton = style({ display: 'grid', gap: space(4) });

/** As high as the header with the customer's band: 60 px of bar, 44 of band and its hairline. */
export const opening = style({
  height: headerHeight,
  background: `linear-gradient(${paint('header.background')} 60px, ${paint('cliente.background')} 60px)`,
  borderBottom: `1px solid ${paint('cliente.border')}`,
});

/** Hidden until the Tab key reaches it. */
export const skip = style({
  position: 'fixed',
  zIndex: layer.bar,
  top: space(2),
  left: space(2),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target.touch,
  padding: `0 ${space(4)}`,
  borderRadius: radius.control,
  background: paint('page.skip.background'),
  color: paint('page.skip.text'),
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
