import type { ContasOrdem } from '#contract/payment/extrato-cliente.ts';
import type { ContaDoDia } from './conta-recebida.ts';

const DIGITS = /\d+/g;
const WIDTH = 12;

/** The value that each order compares; numbers inside a text count as numbers: 9/1 before 10/1. */
const KEYS: Record<
  'vencimento' | 'emissao' | 'numero' | 'valor' | 'esperado',
  (linha: ContaDoDia) => string | number
> = {
  vencimento: ({ conta }) => conta.dataVencimento,
  emissao: ({ conta }) => conta.dataEmissao,
  numero: ({ conta }) => conta.numero.replaceAll(DIGITS, (digits) => digits.padStart(WIDTH, '0')),
  valor: ({ conta }) => conta.valor,
  esperado: ({ valorEsperado }) => valorEsperado,
};

/** Returns instalments in an order; those of equal rank are in the order of their ids, in both directions. */
export function sortContas(linhas: readonly ContaDoDia[], ordem: ContasOrdem): ContaDoDia[] {
  const direction = ordem.startsWith('-') ? -1 : 1;
  const keyOf = KEYS[ordem.replace('-', '') as keyof typeof KEYS];
  return linhas
    .map((linha) => ({ linha, key: keyOf(linha) }))
    .sort((a, b) =>
      a.key === b.key ? a.linha.conta.id - b.linha.conta.id : a.key < b.key ? -direction : direction,
    )
    .map(({ linha }) => linha);
}
