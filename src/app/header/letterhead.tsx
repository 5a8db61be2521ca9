import { useParametros } from '#app/parametros/use-parametros.ts';

/** The seller's name at the head of a printed page: the header with the logo is not printed. */
export function Letterhead() {
  const parametros = useParametros();
  return <p data-print="only">{parametros?.nomeEmpresaEcommerce}</p>;
}
