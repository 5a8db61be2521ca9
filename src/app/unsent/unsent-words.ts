import { formatCount } from '#lib/format-number.ts';
import type { Unsent, UnsentCliente } from '#outbox/unsent.ts';

const alteracoes = (n: number): string => (n === 1 ? '1 alteração' : `${formatCount(n)} alterações`);

const rascunhosText = (n: number): string =>
  n === 1 ? '1 rascunho de documento' : `${formatCount(n)} rascunhos de documentos`;

/** One customer's unsent work, in one line. */
export function unsentWords({
  pedidos,
  alteracoes: n,
  rascunhos,
}: Omit<UnsentCliente, 'idPessoaCliente' | 'nomeCliente'>): string {
  const parts = pedidos.map((codigo) => `Pedido ${codigo}`);
  if (n > 0) parts.push(alteracoes(n));
  if (rascunhos > 0) parts.push(rascunhosText(rascunhos));
  return parts.join(' · ');
}

/** The number of unsent changes and drafts, for a sentence. */
export function unsentCount({ count, rascunhos }: Pick<Unsent, 'count' | 'rascunhos'>): string {
  const parts = [];
  if (count > 0)
    parts.push(count === 1 ? '1 alteração não enviada' : `${formatCount(count)} alterações não enviadas`);
  if (rascunhos > 0) parts.push(rascunhosText(rascunhos));
  return parts.join(' e ');
}

/** The word that a user types before their work is discarded. */
export const DISCARD_WORD = 'descartar';

export const isDiscardWord = (typed: string): boolean =>
  typed.trim().toLocaleLowerCase('pt-BR') === DISCARD_WORD;
