import { ListaLegenda, ListaMarca, TOM } from '#parts/list/legenda.tsx';

const PEDIDO = { letra: 'P', nome: 'Pedido', tom: TOM.verde };
const ORCAMENTO = { letra: 'O', nome: 'Orçamento', tom: TOM.amarelo };

/** The kind of a row: green with a P for an order, orange with an O for a quotation. */
export function Legenda({ isOrcamento }: { isOrcamento: boolean }) {
  return <ListaMarca {...(isOrcamento ? ORCAMENTO : PEDIDO)} />;
}

/** The meaning of the list's marks. */
export function Legendas() {
  return <ListaLegenda marcas={[PEDIDO, ORCAMENTO]} />;
}
