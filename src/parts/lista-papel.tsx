import { formatDateTime } from '#lib/format-date.ts';
import { useClienteAtual } from './use-cliente.ts';

export type ListaPapelProps = {
  /** What narrows the list: a stretch of days, filters. */
  recorte: readonly string[];
  /** When the list was brought; null where it comes from the server now. */
  at: number | null;
};

/** Whose list it is, of what and of when: on paper there is neither the customer's band nor a filter. */
export function ListaPapel({ recorte, at }: ListaPapelProps) {
  const pessoa = useClienteAtual()?.usuarioCliente.pessoa;
  return (
    <p data-print="only">
      {pessoa && `${pessoa.nome}, ${pessoa.cpfCnpjFormatado}. `}
      {recorte.length > 0 && `${recorte.join('; ')}. `}
      {at !== null && `Lista de ${formatDateTime(new Date(at))}.`}
    </p>
  );
}
