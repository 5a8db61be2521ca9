import { PENDENCIA_ABERTA, PENDENCIA_EXCLUIDA, PENDENCIA_RESOLVIDA } from '#contract/documents/pendencia.ts';
import { descricaoPendencia } from '#domain/documents/pendencia.ts';
import { ListaLegenda, ListaMarca, type MarcaDaLista, TOM } from '#parts/list/legenda.tsx';

const marca = (id: number, letra: string, tom: string): [number, MarcaDaLista] => [
  id,
  { letra, nome: descricaoPendencia(id), tom },
];

const MARCAS = new Map([
  marca(PENDENCIA_ABERTA, 'A', TOM.azul),
  marca(PENDENCIA_RESOLVIDA, 'R', TOM.amarelo),
  marca(PENDENCIA_EXCLUIDA, 'E', TOM.vermelho),
]);

/** The mark of a request: blue A, yellow R or red E; a situation that the app does not know has none. */
export function Situacao({ id }: { id: number }) {
  const known = MARCAS.get(id);
  return known ? <ListaMarca {...known} /> : null;
}

/** The meaning of the list's marks. */
export function Legendas() {
  return <ListaLegenda marcas={[...MARCAS.values()]} />;
}
