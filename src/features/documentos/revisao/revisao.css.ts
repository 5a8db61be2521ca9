import { globalStyle, style } from '@vanilla-extract/css';
import { space, text, under } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

/** Each label fits one line, or both labels of a row take two: the values of a row are level. */
export const datas = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(3),
  '@media': { [under.sheet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

// The boxes of a row are as high as its highest.
globalStyle(`${datas} > div`, { alignContent: 'stretch', gridTemplateRows: 'auto 1fr' });

export const validade = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(2)}` });

export const aviso = style({ gridColumn: '1 / -1', color: color.inkSoft, fontSize: text.sm });

export const guardado = style({
  margin: 0,
  color: color.inkSoft,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});

/** A line of its own under the words. */
export const manter = style({ display: 'block', marginTop: space(2) });

/** Where the upload and its outcome are told. */
export const andamento = style({
  display: 'grid',
  gap: space(3),
  selectors: { '&:empty': { display: 'none' } },
});

export const envio = style({ display: 'grid', gap: space(2), justifyItems: 'start' });

export const barra = style({ width: '100%' });
