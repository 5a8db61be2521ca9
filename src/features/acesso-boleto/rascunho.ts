import type { SegundaVia } from '#domain/segunda-via.ts';

const KEY = 'maleta:segunda-via';
const VAZIA: SegundaVia = { cpfCnpj: '', notaFiscal: '', documento: '' };

/** What was typed and not answered yet, for as long as the tab is open: it survives a reload, not the visitor. */
export function readRascunho(): SegundaVia {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return VAZIA;
    const texts = Object.entries(kept).filter(([name, text]) => name in VAZIA && typeof text === 'string');
    return { ...VAZIA, ...Object.fromEntries(texts) };
  } catch {
    return VAZIA;
  }
}

/** Null forgets it. That a browser keeps nothing takes the form away from nobody. */
export function writeRascunho(pedida: SegundaVia | null): void {
  try {
    if (pedida === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(pedida));
  } catch (error) {
    console.warn('the form is not kept', error);
  }
}
