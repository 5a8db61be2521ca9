import type { IdTipoImportacao } from '#contract/cart/importacao.ts';
import type { LinhaLida } from '#domain/importacao/importacao-texto.ts';

/** The user's input so far: the field's text, and lines that it cannot hold because they have no code. */
export type Entrada = { tipo: IdTipoImportacao; texto: string; avulsas: readonly LinhaLida[] };

/** An entry as it was left, and when (epoch milliseconds). */
export type Draft = Entrada & { at: number };

export const EMPTY: Entrada = { tipo: '1', texto: '', avulsas: [] };

export const isEmpty = ({ texto, avulsas }: Entrada): boolean => texto.trim() === '' && avulsas.length === 0;

const storageKey = (vaultName: string, idPessoaCliente: number): string =>
  `importacao:${vaultName}:${idPessoaCliente}`;

/** The kept input of a customer; null if there is none or it cannot be read. */
export function readDraft(vaultName: string, idPessoaCliente: number): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(storageKey(vaultName, idPessoaCliente)) ?? 'null') as Draft;
    const isWhole = typeof draft?.texto === 'string' && Array.isArray(draft.avulsas);
    return isWhole && !isEmpty(draft) ? draft : null;
  } catch {
    // Another build's, or a storage that is closed to us: nothing to take up.
    return null;
  }
}

/** Keeps the input; an empty one is forgotten. A full storage loses only the draft. */
export function keepDraft(vaultName: string, idPessoaCliente: number, entrada: Entrada, now: number): void {
  const key = storageKey(vaultName, idPessoaCliente);
  try {
    if (isEmpty(entrada)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ...entrada, at: now } satisfies Draft));
  } catch (error) {
    console.warn('the text of an import could not be kept', error);
  }
}
