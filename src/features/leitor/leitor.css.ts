import { globalStyle, style } from '@vanilla-extract/css';
import { from, radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** Wide and not high: the picture stands at the left of the list. */
const beside = `${from.cards} and (orientation: landscape)`;

export const layout = style({
  display: 'grid',
  gridTemplate: 'auto minmax(160px, 1fr) / minmax(0, 1fr)',
  gap: space(4),
  height: '100%',
  '@media': { [beside]: { gridTemplate: 'minmax(0, 1fr) / minmax(0, 5fr) minmax(0, 6fr)' } },
});

// Its dialog takes the whole height: the list grows on a shelf walk. Twice `[open]`: before the dialog's own height.
globalStyle(`dialog[open][open]:has(${layout})`, {
  height: `calc(100dvh - ${space(8)})`,
  maxHeight: 'none',
  '@media': { [under.sheet]: { height: '100dvh', borderRadius: 0 } },
});

export const reader = style({
  display: 'grid',
  gridTemplate: 'clamp(140px, 24dvh, 460px) auto / minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(3),
  '@media': { [beside]: { gridTemplateRows: 'minmax(140px, 1fr) auto' } },
});

/** Dark in every theme, as a picture that is still to come. */
export const camera = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.ink,
  color: color.surface,
});

export const video = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** Four corners, as on a viewfinder. */
export const aim = style({
  position: 'relative',
  width: 'min(72%, 320px)',
  height: 'min(56%, 220px)',
  border: `3px solid ${color.surface}`,
  borderRadius: radius.card,
  opacity: 0.35,
  // The middle of each edge stays open.
  clipPath:
    'polygon(0 0, 28% 0, 28% 28%, 72% 28%, 72% 0, 100% 0, 100% 100%, 72% 100%, 72% 72%, 28% 72%, 28% 100%, 0 100%)',
  selectors: { '&[data-on]': { opacity: 1 } },
});

export const hint = style({
  position: 'absolute',
  insetInline: space(3),
  bottom: space(3),
  justifySelf: 'center',
  width: 'fit-content',
  maxWidth: `calc(100% - ${space(6)})`,
  padding: `${space(1)} ${space(3)}`,
  borderRadius: radius.round,
  background: color.ink,
  fontSize: text.sm,
  textAlign: 'center',
});

export const problem = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  maxWidth: '420px',
  padding: space(4),
  fontSize: text.sm,
  textAlign: 'center',
});

export const lamp = style({ position: 'absolute', top: space(3), right: space(3) });

export const typed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(2),
});

export const refused = style({ marginTop: space(1), color: color.negative, fontSize: text.sm });

/** The quiet words next to the button of the end. */
export const told = style({ flex: 1, alignSelf: 'center', color: color.inkSoft, fontSize: text.sm });

export const list = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  minHeight: 0,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
});

export const none = style({
  color: color.inkSoft,
  fontSize: text.sm,
  textAlign: 'center',
  paddingTop: space(4),
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: space(3),
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(1),
  selectors: { '&[data-wide]': { gridColumn: '1 / -1', justifyItems: 'stretch' } },
});

export const name = style({ fontWeight: weight.medium, lineHeight: 1.3, overflowWrap: 'anywhere' });

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const pack = style({ fontWeight: weight.regular, color: color.inkSoft });

export const detail = style({
  fontSize: text.xs,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const buying = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gridColumn: '1 / -1',
  gap: space(2),
});

export const adding = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginLeft: 'auto' });

export const inCart = style({
  width: '100%',
  color: color.positive,
  fontSize: text.xs,
  fontWeight: weight.bold,
});
