import { style } from '@vanilla-extract/css';
import { contentWidth, radius, space, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** The widest that a banner may be. */
const bannerWidth = contentWidth;

export const html = style({ height: '100%', overflow: 'hidden' });

export const picturePlace = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.card,
  overflow: 'hidden',
  background: color.sunken,
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** Banners over everything: at least as high as the room that is kept for one. */
export const top = style({
  display: 'grid',
  gap: space(2),
  minHeight: '42px',
  maxWidth: bannerWidth,
  '@media': { [under.cards]: { minHeight: '64px' } },
});

/** Banners next to each other below the showcases. */
export const lower = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  gridAutoRows: '240px',
  gap: space(4),
  maxWidth: bannerWidth,
  '@media': { [under.cards]: { gridAutoRows: '200px' } },
});

/** Banners of the footer: as high as their text, pictures no higher than a hand. */
export const foot = style({ display: 'grid', gap: space(4), maxWidth: bannerWidth });

export const footPicture = style({ maxHeight: '160px' });
