import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, target, text, touch, under, weight } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** A store's text, in the portal's font. */
export const html = style({ display: 'flow-root', overflowWrap: 'anywhere', lineHeight: 1.55 });

export const tableFrame = style({ overflowX: 'auto', overscrollBehaviorX: 'contain' });

const within = (selector: string) => `${html} ${selector}`;

globalStyle(within('> :where(:not(:first-child))'), { marginTop: space(3) });
globalStyle(within('h3:not(:first-child)'), { marginTop: space(6) });
globalStyle(within(':is(h2, h3, h4)'), { overflowWrap: 'normal' });
globalStyle(within(':is(ul, ol)'), { paddingLeft: space(5), listStyle: 'revert' });
globalStyle(within('li + li'), { marginTop: space(1) });
globalStyle(within('a'), { color: color.brandText });
globalStyle(within('table'), { width: '100%', fontSize: text.sm });
globalStyle(within(':is(th, td)'), {
  // A day or an hour stays on one line in a narrow column.
  minWidth: '5.5ch',
  boxSizing: 'content-box',
  padding: `${space(2)} ${space(3)}`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
  // A table that is too wide scrolls in its frame; its words stay whole.
  overflowWrap: 'break-word',
});
globalStyle(within('td:has(kbd)'), { whiteSpace: 'nowrap' });
globalStyle(within('th'), { color: color.inkSoft, fontWeight: weight.bold });
globalStyle(within('kbd'), {
  display: 'inline-block',
  minWidth: '26px',
  padding: `0 ${space(2)}`,
  border: `1px solid ${color.lineStrong}`,
  borderBottomWidth: '2px',
  borderRadius: radius.control,
  background: color.surface,
  fontFamily: 'inherit',
  fontSize: text.sm,
  textAlign: 'center',
});
globalStyle(within('img'), { height: 'auto' });

globalStyle(within('.suave'), { color: color.inkSoft, fontSize: text.sm });
globalStyle(within('.aviso'), {
  padding: `${space(2)} ${space(4)}`,
  background: color.accentSoft,
  borderRadius: radius.control,
  fontSize: text.sm,
  textAlign: 'center',
});
globalStyle(within('.colunas'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: `${space(4)} ${space(8)}`,
  padding: 0,
  listStyle: 'none',
});
globalStyle(within('.colunas > :where(:not(:first-child))'), { marginTop: 0 });
// Stacked links are pressed with a thumb.
globalStyle(within('.colunas a'), {
  display: 'inline-block',
  paddingBlock: space(1),
  '@media': { [touch]: { paddingBlock: space(3) } },
});
globalStyle(within('.colunas p + p'), { marginTop: space(2) });

globalStyle(within('.botao'), {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target.touch,
  padding: `${space(2)} ${space(5)}`,
  borderRadius: radius.control,
  background: color.brand,
  color: color.onBrand,
  fontSize: text.sm,
  fontWeight: weight.bold,
  textDecoration: 'none',
});

globalStyle(within('.etiqueta'), { fontSize: text.sm, fontWeight: weight.bold });

/** A band of colour: text at the left, at the right a picture that shrinks first. */
globalStyle(within('.faixa'), {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(8),
  height: '100%',
  padding: `${space(6)} ${space(10)}`,
  borderRadius: radius.card,
  '@media': { [under.cards]: { padding: `${space(4)} ${space(5)}`, gap: space(3) } },
});
globalStyle(within('.faixa > div'), { minWidth: 0, maxWidth: '640px' });
globalStyle(within('.faixa > img'), {
  flex: '0 1 auto',
  width: 'auto',
  maxWidth: '34%',
  maxHeight: '100%',
  '@media': { [under.cards]: { display: 'none' } },
});
globalStyle(within('.faixa h2'), {
  fontSize: text.xxl,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  '@media': { [under.longIcons]: { fontSize: text.xl }, [under.sheet]: { fontSize: text.lg } },
});
globalStyle(within('.faixa > div > :where(:not(:first-child))'), { marginTop: space(2) });
globalStyle(within('.faixa .botao'), { marginTop: space(2) });

const band = (name: string, ground: string, ink: string) => {
  globalStyle(within(`.faixa-${name}`), { background: ground, color: ink });
};
band('marca', color.brand, color.onBrand);
band('acento', color.accentSoft, color.ink);
band('positivo', color.positiveSoft, color.ink);
band('sincronia', color.syncSoft, color.ink);
globalStyle(within('.faixa-marca .botao'), { background: color.accent, color: color.onAccent });
globalStyle(within('.faixa-marca a:not(.botao)'), { color: 'inherit' });
