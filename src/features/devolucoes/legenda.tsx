import { DEVOLUCAO_TOTAL } from '#contract/returns/devolucao.ts';
import { ListaLegenda, ListaMarca, TOM } from '#parts/list/legenda.tsx';

const TOTAL = { letra: 'T', nome: 'Total', tom: TOM.azul };
const PARCIAL = { letra: 'P', nome: 'Parcial', tom: TOM.verde };

const marcaOf = (idDevolucaoVendaTipo: number) =>
  idDevolucaoVendaTipo === DEVOLUCAO_TOTAL ? TOTAL : PARCIAL;

/** The type of a return in words. */
export const tipoNome = (idDevolucaoVendaTipo: number): string => marcaOf(idDevolucaoVendaTipo).nome;

/** The type of a row: blue with a T for a total return, green with a P for a partial one. */
export function Legenda({ idDevolucaoVendaTipo }: { idDevolucaoVendaTipo: number }) {
  return <ListaMarca {...marcaOf(idDevolucaoVendaTipo)} />;
}

/** The meaning of the list's marks. */
export function Legendas() {
  return <ListaLegenda marcas={[TOTAL, PARCIAL]} />;
}
