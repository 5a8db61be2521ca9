import type { SegundaVia } from '#domain/payment/segunda-via.ts';

/** The fields as they are sent, and shown once they are left: the invoice as digits without zeros before. */
export const tidied = ({ cpfCnpj, notaFiscal, documento }: SegundaVia): SegundaVia => ({
  cpfCnpj,
  notaFiscal: notaFiscal.replaceAll(/[\s.]/g, '').replace(/^0+(?=\d)/, ''),
  documento: documento.trim(),
});
