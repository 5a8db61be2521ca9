import { type ReactNode, useState } from 'react';
import * as css from '#features/inicio/parte.css.ts';
import { formatCount } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';

export type SecaoProps<Linha> = {
  titulo: string;
  linhas: readonly Linha[];
  /** How many lines are shown before the user asks for all of them. */
  shown: number;
  drawLinha: (linha: Linha) => ReactNode;
  /** Under the lines. */
  foot?: ReactNode;
};

/** A part of the day's card: its first lines, and a button for the others. Nothing without lines. */
export function Secao<Linha>({ titulo, linhas, shown, drawLinha, foot }: SecaoProps<Linha>) {
  const [isWhole, setWhole] = useState(false);
  if (linhas.length === 0) return null;
  const others = linhas.length - shown;
  return (
    <div className={css.secao}>
      <div className={css.topo}>
        <h3 className={css.titulo}>{titulo}</h3>
        {others > 0 && (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isWhole}
            aria-label={isWhole ? `menos: ${titulo}` : `mais ${formatCount(others)}: ${titulo}`}
            onPress={() => setWhole(!isWhole)}
          >
            {isWhole ? 'menos' : `mais ${formatCount(others)}`}
          </Button>
        )}
      </div>
      <ul className={css.list} aria-label={titulo}>
        {(isWhole ? linhas : linhas.slice(0, shown)).map(drawLinha)}
      </ul>
      {foot}
    </div>
  );
}
