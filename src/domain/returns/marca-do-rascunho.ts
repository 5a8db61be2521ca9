import type { DevolucaoVista } from './fold.ts';

const PRIME = 0x01000193;

/** The FNV-1a hash of a text's UTF-16 units, 32 bits. */
function fnv1a(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash >>> 0;
}

const hex = (hash: number): string => hash.toString(16).padStart(8, '0');

/**
 * A hash of a draft's lines and sent photographs, in any order: 16 hex digits. It only detects changes; it is not
 * cryptographic.
 */
export function marcaDoRascunho({ itens, fotos }: Pick<DevolucaoVista, 'itens' | 'fotos'>): string {
  const linhas = itens.map(({ idProduto, lote, quantidade, idDevolucaoMotivo }) =>
    JSON.stringify([idProduto, lote, quantidade, idDevolucaoMotivo]),
  );
  const ids = fotos.flatMap(({ id, onde }) => (onde === 'aparelho' ? [] : [id]));
  const text = [...linhas.toSorted(), ...ids.toSorted()].join('\n');
  return hex(fnv1a(text, 0x811c9dc5)) + hex(fnv1a(text, 0x9e3779b9));
}
