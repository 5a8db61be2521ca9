import { isSameLinha } from '#domain/cart/linha.ts';
import { formatAge } from '#lib/format-age.ts';
import type { LinhaWish } from '#outbox/decide.ts';
import { VERIFIQUE } from '#outbox/overdue.ts';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import type { LinhaIntent, ParkedRow } from '#vault/outbox-rows.ts';
import { pedidosFeitos, wordsOf } from './kind-words.ts';

/** A refused change as a person is asked about it. `linha` is there for one of a line: it can be changed here. */
export type Decisao = {
  key: string;
  texto: string;
  nomeCliente: string;
  idade: string;
  /** The server's sentence. */
  frase: string;
  /** The check before a decision, for a change with an unknown outcome. */
  confira: string | null;
  /** The orders that another device made of it, a sentence each. */
  pedidos: string[];
  isEnvio: boolean;
  linha: LinhaIntent | null;
};

/** The refused changes that wait for a person, the oldest first as given. */
export function toDecisoes(parked: readonly ParkedRow[], now: number): Decisao[] {
  return parked.map(({ key, intent, nomeCliente, parkedAt, codigo, description, message, pedidos }) => ({
    key,
    texto: wordsOf(intent).nome(intent),
    nomeCliente,
    idade: formatAge(now - parkedAt),
    frase: description || message || 'O servidor recusou esta alteração.',
    confira: codigo === VERIFIQUE.codigo ? wordsOf(intent).confira(intent) : null,
    pedidos: pedidosFeitos(intent, pedidos ?? []),
    isEnvio: intent.tipo === 'envio',
    linha: intent.tipo === 'linha' ? intent : null,
  }));
}

/** The wish for another quantity of a refused line, told against the cart as the server last had it. */
export function toWish(
  { linha, visto }: LinhaIntent,
  quantidade: number,
  carrinho: CarrinhoRow | undefined,
): LinhaWish {
  return {
    linha,
    quantidade,
    quantidadeAntes: quantidadeNo(carrinho, linha),
    revisao: carrinho?.carrinho?.revisao ?? carrinho?.revisao ?? null,
    visto: { ...visto, quantidade },
  };
}

/** The quantity of a line in the server's last cart; 0 if there is none. */
export function quantidadeNo(carrinho: CarrinhoRow | undefined, linha: LinhaIntent['linha']): number {
  return carrinho?.carrinho?.itens.find((i) => isSameLinha(i, linha))?.quantidade ?? 0;
}
