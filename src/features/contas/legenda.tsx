import type { ContaNoDia } from '#domain/payment/conta.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './contas.css.ts';

const MARCAS = {
  atraso: { letra: 'A', nome: 'Em atraso' },
  antecipado: { letra: 'P', nome: 'Pagamento antecipado' },
} as const;

/** The mark of a row: yellow with an A when it is late, purple with a P when it is paid in advance. */
export function Legenda({ legenda }: Pick<ContaNoDia, 'legenda'>) {
  if (legenda === null) return null;
  const { letra, nome } = MARCAS[legenda];
  return (
    <span className={css.legenda} data-tipo={legenda} title={nome}>
      <span aria-hidden="true">{letra}</span>
      <VisuallyHidden>{nome}</VisuallyHidden>
    </span>
  );
}

/** The meaning of the list's marks. */
export function Legendas() {
  return (
    <ul className={css.legendas} aria-label="Legenda da lista">
      {(['atraso', 'antecipado'] as const).map((tipo) => (
        <li key={tipo} className={css.legendaItem}>
          <span className={css.legenda} data-tipo={tipo} aria-hidden="true">
            {MARCAS[tipo].letra}
          </span>
          {MARCAS[tipo].nome}
        </li>
      ))}
    </ul>
  );
}
