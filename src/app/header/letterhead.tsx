import { useParametros } from '#app/parametros/use-parametros.ts';

/** Who sells, at the head of what is printed: the header with the logo stays on the screen. */
export function Letterhead() {
  const parametros = useParametros();
  return <p data-print="only">{parametros?.nomeEmpresaEcommerce}</p>;
}
