import { erroConteudo } from '#domain/customer/licenca.ts';
import { formatCount } from '#lib/format-number.ts';

const KB_POR_MB = 1024;

/** A limit in KB as a person reads it: '5 MB', or '1.500 KB' where it is no whole number of MB. */
export const formatLimite = (kb: number): string =>
  kb % KB_POR_MB === 0 ? `${kb / KB_POR_MB} MB` : `${formatCount(kb)} KB`;

/** The error of a file that is larger than the limit in KB of 1,024 bytes. */
export const arquivoGrande = (limiteKb: number): string =>
  `O arquivo não pode ser maior que ${formatLimite(limiteKb)}.`;

/** True for a file of more bytes than the limit in KB allows. */
export const isArquivoGrande = (size: number, limiteKb: number): boolean => size > limiteKb * 1024;

/** The error of a document's file, by its bytes and the limit in KB; null if it is valid. */
export const erroArquivo = (arquivo: Uint8Array, limiteKb: number): string | null =>
  isArquivoGrande(arquivo.length, limiteKb) ? arquivoGrande(limiteKb) : erroConteudo(arquivo);
