import { style } from '@vanilla-extract/css';
import { space, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const datas = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space(3),
});

export const aviso = style({ gridColumn: '1 / -1', color: color.inkSoft, fontSize: text.sm });

export const guardado = style({
  margin: 0,
  color: color.inkSoft,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});

/** Where the upload and its outcome are told. */
export const andamento = style({
  display: 'grid',
  gap: space(3),
  selectors: { '&:empty': { display: 'none' } },
});

export const envio = style({ display: 'grid', gap: space(2), justifyItems: 'start' });

export const barra = style({ width: '100%' });
