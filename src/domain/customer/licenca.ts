import { LICENCA_BYTES } from '#contract/access/cadastro.ts';
import { hasEnd } from '#lib/file-end.ts';
import { imageFormat } from '#lib/image-format.ts';

export const LICENCA_FORMATO = 'Envie um arquivo pdf, jpg, jpeg ou png.';
const LICENCA_VAZIA = 'O arquivo está vazio. Envie outro.';
const LICENCA_INCOMPLETA = 'O arquivo está incompleto. Escolha-o de novo.';
const LICENCA_GRANDE = 'O arquivo passa de 5 MB. Envie um arquivo menor.';

/** How many bytes at a file's start identify its format. */
const LICENCA_INICIO = 1024;

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

/** The error of a file's content: it is empty, of another format, or was cut; null if it is valid. */
export function erroConteudo(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return LICENCA_VAZIA;
  const formato = formatoLicenca(bytes);
  if (formato === null) return LICENCA_FORMATO;
  return hasEnd(bytes, formato) ? null : LICENCA_INCOMPLETA;
}

/** The error of a file of too many bytes; null if it is not too large. */
export const erroTamanho = (size: number): string | null => (size > LICENCA_BYTES ? LICENCA_GRANDE : null);

/** The error of a licence's file; null if it is valid. */
export const erroLicenca = (bytes: Uint8Array): string | null =>
  erroTamanho(bytes.length) ?? erroConteudo(bytes);
