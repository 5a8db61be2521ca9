import { readEmbalagem } from './embalagem-escrita.ts';

/** `nome`: the text without its last number, which is the quantity or the pack. */
export type NumeroNoFim = { nome: string; numero: number };

const lastNumber = /^(.*\d.*[^\s+/-])\s+([1-9]\d{0,2})$/u;

/**
 * Returns the number alone at the end of a name that has its strength before it: 'losartana 50 mg 10'. Null for other
 * names, also for one that names its pack.
 */
export function readNumeroNoFim(text: string): NumeroNoFim | null {
  const [, nome, numero] = lastNumber.exec(text.trim()) ?? [];
  if (nome === undefined || readEmbalagem(text) !== null) return null;
  return { nome, numero: Number(numero) };
}
