import { formatDateTime } from '#lib/format-date.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';

/** So many rows go on paper: some forty sheets, and more would keep a tablet drawing for seconds. */
export const PAPER_ROWS = 500;

export type ListaPapelProps = {
  /** What narrows the list: a stretch of days, filters. */
  recorte: readonly string[];
  /** When the list was brought; null where it comes from the server now. */
  at: number | null;
  /** How many rows the list has. */
  linhas: number;
};

/** Whose list it is, of what and of when, and what it leaves out: on paper there is neither band nor filter. */
export function ListaPapel({ recorte, at, linhas }: ListaPapelProps) {
  const pessoa = useClienteAtual()?.usuarioCliente.pessoa;
  return (
    <p data-print="only">
      {pessoa && `${pessoa.nome}, ${pessoa.cpfCnpjFormatado}. `}
      {recorte.length > 0 && `${recorte.join('; ')}. `}
      {at !== null && `Lista de ${formatDateTime(new Date(at))}. `}
      {linhas > PAPER_ROWS &&
        `No papel estão as primeiras ${PAPER_ROWS} de ${linhas} linhas: filtre a lista para imprimir as outras.`}
    </p>
  );
}
