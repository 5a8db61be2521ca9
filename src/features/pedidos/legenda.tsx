import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './pedidos.css.ts';

const PALAVRAS = { pedido: 'Pedido', orcamento: 'Orçamento' } as const;

/** The kind of a row: green with a P for an order, orange with an O for a quotation. */
export function Legenda({ isOrcamento }: { isOrcamento: boolean }) {
  const tipo = isOrcamento ? 'orcamento' : 'pedido';
  return (
    <span className={css.legenda} data-tipo={tipo} title={PALAVRAS[tipo]}>
      <span aria-hidden="true">{isOrcamento ? 'O' : 'P'}</span>
      <VisuallyHidden>{PALAVRAS[tipo]}</VisuallyHidden>
    </span>
  );
}

/** The meaning of the list's marks. */
export function Legendas() {
  return (
    <ul className={css.legendas} aria-label="Legenda da lista">
      {[false, true].map((isOrcamento) => (
        <li key={String(isOrcamento)} className={css.legendaItem}>
          <span className={css.legenda} data-tipo={isOrcamento ? 'orcamento' : 'pedido'} aria-hidden="true">
            {isOrcamento ? 'O' : 'P'}
          </span>
          {PALAVRAS[isOrcamento ? 'orcamento' : 'pedido']}
        </li>
      ))}
    </ul>
  );
}
