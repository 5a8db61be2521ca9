import type { SegundaVia } from '#domain/segunda-via.ts';
import { formatDocument } from '#lib/format-document.ts';

/** A field as it is written once it is left: the tax id with its marks, the invoice as digits without zeros before. */
export function tidy(nome: keyof SegundaVia, text: string): string {
  const trimmed = text.trim();
  if (nome === 'cpfCnpj') return formatDocument(trimmed);
  return nome === 'notaFiscal' ? trimmed.replaceAll(/[\s.]/g, '').replace(/^0+(?=\d)/, '') : trimmed;
}

/** All fields as they are sent. */
export const tidied = ({ cpfCnpj, notaFiscal, documento }: SegundaVia): SegundaVia => ({
  cpfCnpj: tidy('cpfCnpj', cpfCnpj),
  notaFiscal: tidy('notaFiscal', notaFiscal),
  documento: tidy('documento', documento),
});
