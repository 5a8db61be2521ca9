import { globalStyle, style } from '@vanilla-extract/css';
import { from, isLow, layer, radius, space, text, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';
import { lift } from '#ui/layer/toast-host.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

globalStyle(`${stack} > header`, { marginBottom: 0 });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

export const fatos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: `${space(3)} ${space(4)}`,
  margin: 0,
  fontSize: text.sm,
});

export const totais = style([fatos, { paddingTop: space(3), borderTop: `1px solid ${color.line}` }]);

export const nome = style({ color: color.inkSoft, fontSize: text.xs });

export const fato = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

/** A term that is over: a sentence that wraps, unlike a badge. */
export const fora = style({ color: color.caution, fontWeight: weight.bold });

/** The lot in the dialog. */
export const doLote = style({ display: 'grid', gap: space(2), margin: 0 });

export const soma = style([fato, { fontSize: text.md, fontWeight: weight.bold }]);

export const lista = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

export const age = style({ color: color.inkSoft, fontSize: text.sm });

export const produto = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });

/** A row with units in this return; after `produto`, which it overrides. */
export const marcado = style({ fontWeight: weight.bold });

/** The lots of correction letters: a sentence below the product. */
export const corrigido = style({ display: 'block', fontSize: text.sm, overflowWrap: 'anywhere' });

export const sinais = style({ display: 'flex', flexWrap: 'wrap', gap: space(1) });

export const botoes = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space(1) });

export const cardActs = style([botoes, { marginTop: space(2) }]);

export const campo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  justifyItems: 'start',
});

/** The acts stay in sight at the foot of the window, with the next thing to do. */
export const pe = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  padding: space(3),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: `0 -4px 20px ${color.shadow}`,
  // A table's row has small acts, which the foot would half cover.
  '@media': { [isLow]: { position: 'static' }, [from.wide]: { position: 'static' } },
});

export const proximo = style({ flex: '1 1 240px', fontSize: text.sm, fontWeight: weight.medium });

// On a phone the three acts share a line.
globalStyle(`${pe} > button`, {
  '@media': { [under.sheet]: { flex: '1 1 0', paddingInline: space(2) } },
});

// Floating elements at the bottom stand over the acts, and a focused row is not behind them.
globalStyle(`html:has(${pe})`, {
  vars: { [lift]: '84px' },
  scrollPaddingBottom: '100px',
  '@media': {
    [under.cards]: { vars: { [lift]: '116px' }, scrollPaddingBottom: '140px' },
    [isLow]: { vars: { [lift]: '0px' }, scrollPaddingBottom: 0 },
    [from.wide]: { vars: { [lift]: '0px' }, scrollPaddingBottom: 0 },
  },
});
