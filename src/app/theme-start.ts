import { consultarTemas, type TemaPersonalizado } from '#contract/tema.ts';
import { BRIEF, parseText, request } from '#net/request.ts';
import { applyTheme } from '#theme/apply-theme.ts';
import { resolveTheme } from '#theme/resolve-theme.ts';

/** Where the themes of the last start are kept, so that the first paint has the right colours. */
const STORAGE_KEY = 'GSTemas';

const DEFAULT_TYPE = 1;

function show(temas: readonly TemaPersonalizado[]): void {
  const padrao = temas.find((t) => t.temaPersonalizadoTipo.idTemaPersonalizadoTipo === DEFAULT_TYPE);
  applyTheme(resolveTheme(padrao?.parametros));
}

function readCached(): TemaPersonalizado[] {
  const text = localStorage.getItem(STORAGE_KEY);
  return (text === null ? undefined : parseText(consultarTemas.reply, text)) ?? [];
}

/** Colours the document from the last start's themes, or the built-in ones. Before the first paint. */
export function showCachedTheme(): void {
  show(readCached());
}

/** Asks the server for the themes, shows and keeps them. Without an answer the document stays as it is. */
export async function refreshTheme(): Promise<void> {
  const reply = await request(consultarTemas, {}, localStorage.getItem(STORAGE_KEY) === null ? {} : BRIEF);
  if (!reply.ok) {
    console.warn('no themes from the server:', reply.error.kind);
    return;
  }
  localStorage.setItem(STORAGE_KEY, JSON.stringify(reply.value));
  show(reply.value);
}
