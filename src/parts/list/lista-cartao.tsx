import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { from } from '#theme/scale.ts';
import { useMedia } from '#ui/use-media.ts';
import * as css from './lista-grid.css.ts';

/** A fact of a row; `noCelular`: a phone shows its value, its name and value, or neither. */
export type Fato = readonly [nome: string, valor: ReactNode, noCelular?: 'valor' | 'nome' | false];

export type ListaCartaoProps = {
  /** The number by which users know the row. */
  titulo: ReactNode;
  valor?: ReactNode;
  situacao: ReactNode;
  fatos: readonly Fato[];
  /** The main act. */
  acao?: ReactNode;
  /** On a phone, opens the facts that are not shown there; without it they are on the row's own page. */
  mais?: string;
};

function Fatos({ fatos, isBare = false }: { fatos: readonly Fato[]; isBare?: boolean }) {
  return fatos.map(([nome, valor, noCelular]) => (
    <span key={nome}>
      {!(isBare && noCelular === 'valor') && <span className={css.factName}>{nome}</span>}
      {valor}
    </span>
  ));
}

/** A row of a list as a card: at the right its amount and its act. */
export function ListaCartao({ titulo, valor, situacao, fatos, acao, mais }: ListaCartaoProps) {
  const hasRoom = useMedia(from.cards);
  return (
    <div className={css.cartao}>
      <div className={css.titulo}>{titulo}</div>
      <div className={css.valor}>{valor}</div>
      <div className={css.situacao}>{situacao}</div>
      <div className={css.fatos}>
        <Fatos fatos={hasRoom ? fatos : fatos.filter(([, , noCelular]) => noCelular)} isBare={!hasRoom} />
        {mais && !hasRoom && (
          <details>
            <summary className={css.mais}>
              {mais}
              <ChevronDown size={14} aria-hidden="true" />
            </summary>
            <div className={css.facts}>
              <Fatos fatos={fatos.filter(([, , noCelular]) => !noCelular)} />
            </div>
          </details>
        )}
      </div>
      {acao && <div className={css.acao}>{acao}</div>}
    </div>
  );
}
