import type { ContasOrdem } from '#contract/payment/extrato-cliente.ts';
import type { ContaDoDia } from './conta-recebida.ts';

type Compare = (a: ContaDoDia, b: ContaDoDia) => number;

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const numeros = new Intl.Collator('pt-BR', { numeric: true });

const COMPARE: Record<'vencimento' | 'emissao' | 'numero' | 'valor' | 'esperado', Compare> = {
  vencimento: (a, b) => compareText(a.conta.dataVencimento, b.conta.dataVencimento),
  emissao: (a, b) => compareText(a.conta.dataEmissao, b.conta.dataEmissao),
  numero: (a, b) => numeros.compare(a.conta.numero, b.conta.numero),
  valor: (a, b) => a.conta.valor - b.conta.valor,
  esperado: (a, b) => a.valorEsperado - b.valorEsperado,
};

/** Compares instalments for sorting; those of equal rank are in the order of their ids, in both directions. */
export function compareContas(ordem: ContasOrdem): Compare {
  const isDown = ordem.startsWith('-');
  const compare = COMPARE[ordem.replace('-', '') as keyof typeof COMPARE];
  return (a, b) => (isDown ? compare(b, a) : compare(a, b)) || a.conta.id - b.conta.id;
}
