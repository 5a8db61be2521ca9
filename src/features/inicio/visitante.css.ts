import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, text, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const screen = style({ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' });

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'center',
  gap: space(10),
  padding: `${space(2)} 0`,
  '@media': {
    [under.longIcons]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) },
  },
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: space(5) });

export const title = style({
  fontSize: text.xxl,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  '@media': { [under.sheet]: { fontSize: text.xl } },
});

export const lead = style({ fontSize: text.md, color: color.inkSoft, maxWidth: '52ch', textWrap: 'pretty' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

export const shelves = style({
  display: 'grid',
  gap: space(6),
  padding: `${space(6)} ${space(6)} ${space(8)}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [under.sheet]: { padding: `${space(4)} ${space(3)} ${space(5)}`, gap: space(4) } },
});

export const shelf = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  // The board the boxes stand on.
  borderBottom: `6px solid ${color.sunken}`,
  boxShadow: `0 1px 0 ${color.line}`,
});

export const place = style({
  flex: '0 1 auto',
  minWidth: 0,
  // A drawing keeps a tenth of its height under the ground it stands on.
  marginBottom: '-14px',
  '@media': { [under.sheet]: { marginBottom: '-7px' } },
});

globalStyle(`${place} > svg`, { height: 'auto' });
