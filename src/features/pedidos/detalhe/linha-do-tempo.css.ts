import { style } from '@vanilla-extract/css';
import { radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** How wide a stage's sign is, in CSS pixels. */
const SINAL = 24;

/** Side by side at a desk, one under the other where there is no room. */
export const etapas = style({
  display: 'flex',
  gap: 0,
  // The signs are white on a colour: without it paper would show empty rings.
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  '@media': { [under.cards]: { flexDirection: 'column' } },
});

export const etapa = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  justifyItems: 'center',
  // An empty time takes as much height as a filled one.
  alignContent: 'start',
  gap: space(1),
  minWidth: 0,
  color: color.inkSoft,
  fontSize: text.xs,
  textAlign: 'center',
  selectors: {
    // The line from the stage before.
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      top: '11px',
      right: `calc(50% + ${SINAL / 2}px)`,
      width: `calc(100% - ${SINAL}px)`,
      height: '2px',
      background: color.line,
    },
    '&[data-estado=feita]:not(:first-child)::before': { background: color.positive },
    '&[data-estado=recusada]:not(:first-child)::before': { background: color.negative },
  },
  '@media': {
    [under.cards]: {
      gridTemplateColumns: `${SINAL}px minmax(0, 1fr)`,
      justifyItems: 'start',
      alignItems: 'start',
      gap: space(3),
      paddingBottom: space(3),
      textAlign: 'left',
      selectors: {
        '&:not(:first-child)::before': {
          top: `calc(-100% + ${space(6)})`,
          right: 'auto',
          left: '11px',
          width: '2px',
          height: `calc(100% - ${space(6)})`,
        },
      },
    },
  },
});

export const sinal = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: `${SINAL}px`,
  height: `${SINAL}px`,
  borderRadius: radius.round,
  border: `2px solid ${color.lineStrong}`,
  background: color.surface,
  selectors: {
    '[data-estado=feita] > &': {
      background: color.positive,
      borderColor: color.positive,
      color: color.surface,
    },
    '[data-estado=proxima] > &': { borderColor: color.brand, borderStyle: 'dashed' },
    '[data-estado=recusada] > &': {
      background: color.negative,
      borderColor: color.negative,
      color: color.surface,
    },
  },
});

export const words = style({ display: 'grid', minWidth: 0, fontVariantNumeric: 'tabular-nums' });

export const nome = style({
  color: color.ink,
  fontSize: text.sm,
  fontWeight: weight.bold,
  selectors: { '[data-estado=futura] &': { color: color.inkSoft, fontWeight: weight.regular } },
});
