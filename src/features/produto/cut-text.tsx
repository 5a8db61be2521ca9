import { useState } from 'react';
import { cutText } from '#lib/cut-text.ts';
import * as css from './produto.css.ts';

/** How much of a text is shown before it is cut, in characters. */
export const CORTE = { campo: 18, fabricanteNoModal: 8, titulo: 100, marca: 15 } as const;

/** A text that is cut where it is long; pressed, it is there whole. */
export function CutText({ text, max }: { text: string; max: number }) {
  const [isWhole, setWhole] = useState(false);
  const short = cutText(text, max);
  if (short === text) return text;
  return (
    <button
      type="button"
      className={css.cut}
      title={text}
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
    >
      {isWhole ? text : short}
    </button>
  );
}
