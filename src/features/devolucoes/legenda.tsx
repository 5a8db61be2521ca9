import { DEVOLUCAO_TOTAL } from '#contract/returns/devolucao.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './devolucoes.css.ts';

const MARCAS = {
  total: { letra: 'T', nome: 'Total' },
  parcial: { letra: 'P', nome: 'Parcial' },
} as const;

const tipoOf = (idDevolucaoVendaTipo: number): keyof typeof MARCAS =>
  idDevolucaoVendaTipo === DEVOLUCAO_TOTAL ? 'total' : 'parcial';

/** The type of a return in words. */
export const tipoNome = (idDevolucaoVendaTipo: number): string => MARCAS[tipoOf(idDevolucaoVendaTipo)].nome;

/** The type of a row: blue with a T for a total return, green with a P for a partial one. */
export function Legenda({ idDevolucaoVendaTipo }: { idDevolucaoVendaTipo: number }) {
  const tipo = tipoOf(idDevolucaoVendaTipo);
  const { letra, nome } = MARCAS[tipo];
  return (
    <span className={css.legenda} data-tipo={tipo} title={nome}>
      <span aria-hidden="true">{letra}</span>
      <VisuallyHidden>{nome}</VisuallyHidden>
    </span>
  );
}

/** The meaning of the list's marks. */
export function Legendas() {
  return (
    <ul className={css.legendas} aria-label="Legenda da lista">
      {(['total', 'parcial'] as const).map((tipo) => (
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
