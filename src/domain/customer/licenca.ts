import { LICENCA_BYTES } from '#contract/access/cadastro.ts';
import { imageFormat } from '#lib/image-format.ts';

export const LICENCA_FORMATO = 'Envie um arquivo pdf, jpg, jpeg ou png.';
export const LICENCA_VAZIA = 'O arquivo está vazio. Envie outro.';
const LICENCA_GRANDE = 'O arquivo passa de 5 MB. Envie um arquivo menor.';

/** How many bytes at a file's start identify its format. */
export const LICENCA_INICIO = 1024;

export type FormatoLicenca = 'pdf' | 'jpg' | 'png';

/**
 * Returns the format of a file by its first bytes, whatever its name; null for any other format. The header
 * of a PDF may come a little later.
 */
export function formatoLicenca(start: Uint8Array): FormatoLicenca | null {
  const image = imageFormat(start);
  if (image !== null) return image;
  const text = String.fromCharCode(...start.subarray(0, LICENCA_INICIO));
  return text.includes('%PDF-') ? 'pdf' : null;
}

/** Returns the error of a file, by its size in bytes and its first bytes; null if it is valid. */
export function erroLicenca(size: number, start: Uint8Array): string | null {
  if (size === 0) return LICENCA_VAZIA;
  if (size > LICENCA_BYTES) return LICENCA_GRANDE;
  return formatoLicenca(start) === null ? LICENCA_FORMATO : null;
}
