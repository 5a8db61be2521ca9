import type { Lancamento } from '#contract/customers/conta-corrente.ts';
import { ListaLegenda, ListaMarca } from '#parts/list/legenda.tsx';
import { soft } from '#ui/tone.css.ts';

const CREDITO = { letra: 'C', nome: 'Crédito', tom: soft.positive };
const DEBITO = { letra: 'D', nome: 'Débito', tom: soft.negative };

/** The mark of an entry: a green C for a credit, a red D for a debit. */
export function Natureza({ naturezaCreditoDebito: { id, descricao } }: Lancamento) {
  return <ListaMarca {...(id === 'C' ? CREDITO : DEBITO)} nome={descricao} />;
}

/** The meaning of the list's marks. */
export function Legendas() {
  return <ListaLegenda marcas={[CREDITO, DEBITO]} />;
}
