import { style } from '@vanilla-extract/css';
import { space, text } from '#theme/scale.ts';
import { color } from '#theme/tokens.css.ts';

export const nome = style({ overflowWrap: 'anywhere' });

/** A recipient with its request under it. */
export const destinatario = style({ display: 'grid', minWidth: 0 });

export const qual = style({ color: color.inkSoft });

export const cardName = style({ display: 'inline-flex', alignItems: 'flex-start', gap: space(2) });

/** Words next to a button's label. */
export const ressalva = style({ fontSize: text.sm, color: color.inkSoft });

/** The acts of a draft. */
export const atos = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

export const rascunho = style({ display: 'grid', gap: space(1), overflowWrap: 'anywhere' });
