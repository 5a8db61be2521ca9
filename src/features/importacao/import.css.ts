import { globalStyle, style } from '@vanilla-extract/css';
import { motion, radius, space, target, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const tabs = style({
  display: 'flex',
  gap: space(1),
  margin: `-${space(5)} -${space(5)} ${space(4)}`,
  padding: `0 ${space(5)}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.page,
  '@media': { [under.sheet]: { padding: `0 ${space(3)}` } },
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '48px',
  padding: `0 ${space(3)}`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  color: color.inkSoft,
  fontSize: text.sm,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': {
      borderBottomColor: color.brand,
      color: color.brandText,
      fontWeight: weight.bold,
    },
    '&:disabled': { cursor: 'default', color: color.inkSoft },
  },
});

/** The number of a step, as on a form. */
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  borderRadius: radius.round,
  background: color.sunken,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${tab}[aria-selected=true] &`]: { background: color.brand, color: color.onBrand },
  },
});

export const body = style({ display: 'grid', gap: space(3) });

export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  border: 0,
  padding: 0,
  margin: 0,
});

export const legend = style({
  float: 'left',
  width: '100%',
  padding: 0,
  marginBottom: space(1),
  fontSize: text.sm,
  fontWeight: weight.medium,
});

export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target.touch,
  padding: `${space(2)} ${space(4)} ${space(2)} ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { borderColor: color.brand, background: color.brandSoft } },
});

export const radio = style({ width: '18px', height: '18px', accentColor: color.brand });

/** The field with its drop zone: a dashed frame that lights up under a file. */
export const drop = style({
  display: 'grid',
  gap: space(2),
  padding: space(3),
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.card,
  background: color.page,
  transition: `background ${motion.quick}`,
  selectors: { '&[data-over=true]': { background: color.brandSoft, borderColor: color.brand } },
});

export const area = style({
  width: '100%',
  minHeight: 'clamp(140px, 28dvh, 260px)',
  padding: space(3),
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  fontSize: text.md,
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
  resize: 'vertical',
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: color.focus,
    },
    '&[aria-invalid=true]': { borderColor: color.negative, boxShadow: `inset 3px 0 0 ${color.negative}` },
  },
});

export const named = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(2),
});

/** The two ways out share a row. */
export const ends = style({ display: 'flex', gap: space(3) });
globalStyle(`${ends} > *`, { '@media': { [under.sheet]: { flex: 1 } } });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});

export const count = style({ fontSize: text.sm, fontVariantNumeric: 'tabular-nums', color: color.inkSoft });

export const said = style({ paddingLeft: space(4), margin: 0, fontSize: text.sm, overflowWrap: 'anywhere' });

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  fontSize: text.sm,
  '@media': { [under.sheet]: { columnGap: space(2), rowGap: 0 } },
});

export const total = style({
  marginLeft: 'auto',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [under.sheet]: { margin: 0, width: '100%', textAlign: 'left' } },
});

export const totalValue = style({ marginRight: space(2), fontSize: text.lg, fontWeight: weight.bold });
export const totalNote = style({ color: color.inkSoft, fontSize: text.xs });

/** Acts on the lines, over them. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  selectors: { '&:empty': { display: 'none' } },
});

/** The rows scroll by themselves, so that summary and buttons stay in sight. */
export const list = style({
  maxHeight: 'max(240px, 100dvh - 392px)',
  '@media': { [under.sheet]: { maxHeight: 'max(240px, 100dvh - 436px)' } },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

// Many lines are reviewed at once. Twice `[open]`: before the dialog's own height.
globalStyle(`dialog[open][open]:has(${list})`, {
  maxHeight: `calc(100dvh - ${space(8)})`,
  '@media': { [under.sheet]: { maxHeight: '100dvh' } },
});

export const rows = style({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });
export const place = style({ position: 'absolute', top: 0, left: 0, width: '100%' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"words figures acts" "more more more"',
  gap: `${space(2)} ${space(4)}`,
  alignItems: 'center',
  padding: `${space(2)} ${space(4)}`,
  borderTop: `1px solid ${color.line}`,
  selectors: {
    '&[data-tone=negative]': { background: color.negativeSoft },
    '&[data-tone=caution]': { background: color.cautionSoft },
  },
  '@media': {
    // The question needs the room of the buttons that answer it.
    [under.wide]: {
      selectors: {
        '&[data-asks]': {
          gridTemplateAreas: '"words words acts" "figures figures figures" "more more more"',
        },
      },
    },
    [under.cards]: {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"words" "figures" "more"',
      padding: space(3),
      selectors: { '&[data-asks]': { gridTemplateAreas: '"words" "figures" "more"' } },
    },
  },
});

export const words = style({ gridArea: 'words', minWidth: 0, overflowWrap: 'anywhere' });
export const sign = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(3)}`,
  fontSize: text.sm,
});
export const code = style({ color: color.inkSoft, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' });
export const name = style({
  display: 'block',
  fontWeight: weight.medium,
  lineHeight: 1.3,
  // On a phone the row's buttons stand next to it.
  '@media': { [under.cards]: { minHeight: target.touch, paddingRight: space(24) } },
});
export const detail = style({ display: 'block', fontSize: text.sm, color: color.inkSoft });
/** A question to the person: as dark as a name, because the line cannot go on without an answer. */
export const suggested = style({ display: 'block', marginTop: space(1), lineHeight: 1.3 });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
});
export const figures = style({
  gridArea: 'figures',
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  justifyContent: 'flex-end',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [under.cards]: { justifyContent: 'space-between', gap: space(2) } },
});
export const price = style({ minWidth: '96px', textAlign: 'right', fontSize: text.sm });
export const priceUnit = style({ display: 'block', color: color.inkSoft, fontSize: text.xs });
export const acts = style({
  gridArea: 'acts',
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: '92px',
  gap: space(1),
  '@media': {
    [under.icons]: { minWidth: 0 },
    [under.cards]: { position: 'absolute', top: space(1), right: space(1), minWidth: 0 },
  },
});
export const more = style({ gridArea: 'more' });

export const options = style({ display: 'grid', gap: '2px', margin: `${space(2)} 0 0` });
export const option = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(3),
  minHeight: target.touch,
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  fontSize: text.sm,
  selectors: { '&[data-active=true]': { background: color.brandSoft } },
});
export const optionPrice = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
export const none = style({ padding: space(3), fontSize: text.sm, color: color.inkSoft });
