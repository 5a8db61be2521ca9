import type { NotaPedida } from '#server/demo/seed/devolucoes/notas.ts';

const MOSTRADO = 101;

// Paid in advance, so that they change nothing of what the customer owes.
const corrigida = (
  nome: string,
  entregueHa: number,
  linhas: number,
  more: Partial<NotaPedida> = {},
): NotaPedida => ({ nome, idPessoaCliente: MOSTRADO, entregueHa, linhas, antecipada: true, ...more });

/** Days since the deliveries of the invoices that have all their twenty letters, the oldest first. */
export const NOTAS_COM_VINTE: readonly { readonly nome: string; readonly entregueHa: number }[] = [
  { nome: 'vinte cartas, mais antiga', entregueHa: 82 },
  { nome: 'vinte cartas, antiga', entregueHa: 52 },
  { nome: 'vinte cartas', entregueHa: 26 },
];

/**
 * Invoices of the buyer's pharmacy with letters, and one on each side of their term; an invoice is issued a day before
 * its delivery. One sells the products of another, so that its lots are known to the branch.
 */
export const NOTAS_DAS_CARTAS: readonly NotaPedida[] = [
  ...NOTAS_COM_VINTE.map(({ nome, entregueHa }) => corrigida(nome, entregueHa, 4)),
  corrigida('carta fora do prazo', 30, 3),
  corrigida('carta no último dia', 28, 6, { produtosDe: 'em três lotes' }),
  corrigida('carta excluída', 9, 2),
  corrigida('carta finalizada', 8, 3),
  corrigida('carta rejeitada', 7, 2),
  corrigida('carta vazia', 5, 3),
  corrigida('carta aguardando', 4, 2),
  corrigida('carta aberta', 3, 4, { lotes: 2 }),
  corrigida('carta só com combo', 2, 0, { comCombo: true }),
];
