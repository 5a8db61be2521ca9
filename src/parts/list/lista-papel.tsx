import { formatDateTime } from '#lib/format-date.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';

/** The maximum number of printed rows: about twenty sheets. More would block a tablet for seconds. */
export const PAPER_ROWS = 500;

export type ListaPapelProps = {
  /** The limits of the list: a range of days, filters. */
  recorte: readonly string[];
  /** When the list was downloaded; null if it comes from the server now. */
  at: number | null;
  /** The number of rows in the list. */
  linhas: number;
};

/** The customer, limits and date of a printed list, and its omitted rows: paper shows neither band nor filter. */
export function ListaPapel({ recorte, at, linhas }: ListaPapelProps) {
  const pessoa = useClienteAtual()?.usuarioCliente.pessoa;
  return (
    <p data-print="only">
      {pessoa && `${pessoa.nome}, ${pessoa.cpfCnpjFormatado}. `}
      {recorte.length > 0 && `${recorte.join('; ')}. `}
      {at !== null && `Lista atualizada em ${formatDateTime(new Date(at))}. `}
      {linhas > PAPER_ROWS &&
        `No papel estão as primeiras ${PAPER_ROWS} de ${linhas} linhas: filtre a lista para imprimir as outras.`}
    </p>
  );
}
