import type { Lancamento } from '#contract/customers/conta-corrente.ts';
import { ListaLegenda, ListaMarca, TOM } from '#parts/list/legenda.tsx';

const CREDITO = { letra: 'C', nome: 'Crédito', tom: TOM.verde };
const DEBITO = { letra: 'D', nome: 'Débito', tom: TOM.vermelho };

/** The mark of an entry: a green C for a credit, a red D for a debit. */
export function Natureza({ naturezaCreditoDebito: { id, descricao } }: Lancamento) {
  return <ListaMarca {...(id === 'C' ? CREDITO : DEBITO)} nome={descricao} />;
}

/** The meaning of the list's marks. */
export function Legendas() {
  return <ListaLegenda marcas={[CREDITO, DEBITO]} />;
}
