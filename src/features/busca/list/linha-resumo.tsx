import { formatCount, formatMoney } from '#lib/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import * as tones from '#ui/tone.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './produto-row.css.ts';

export type LinhaResumoProps = { valorTotal: number; atendida: number; falta: number; isQueued: boolean };

const LETRAS = {
  all: { letra: 'A', palavra: 'Atendido', tone: 'positive' },
  part: { letra: 'P', palavra: 'Atendido parcialmente', tone: 'caution' },
  none: { letra: 'F', palavra: 'Com falta', tone: 'negative' },
} as const;

function letraOf(atendida: number, falta: number) {
  if (falta === 0) return LETRAS.all;
  return atendida === 0 ? LETRAS.none : LETRAS.part;
}

/** The line's total, the letter of how it is served, and whether the server has it. */
export function LinhaResumo({ valorTotal, atendida, falta, isQueued }: LinhaResumoProps) {
  const { letra, palavra, tone } = letraOf(atendida, falta);
  return (
    <p className={css.resumo}>
      <span className={classNames(css.letra, tones.ink[tone])} title={palavra}>
        <span aria-hidden="true">{letra}</span>
        <VisuallyHidden>{`${palavra}: `}</VisuallyHidden>
      </span>
      <strong className={css.valorTotal}>{formatMoney(valorTotal)}</strong>
      {isQueued && <span className={css.queued}>na fila</span>}
      {falta > 0 && (
        <span className={css.falta}>
          {atendida === 0 ? 'Sem estoque' : `Atende ${formatCount(atendida)}, falta ${formatCount(falta)}`}
        </span>
      )}
    </p>
  );
}
