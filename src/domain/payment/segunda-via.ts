import { bareDocumento } from '#domain/customer/documento.ts';
/** A request for a second copy of boletos: the tax id, and the invoice or the boleto's own number. */
export type SegundaVia = { cpfCnpj: string; notaFiscal: string; documento: string };

const CPF_CNPJ_MAXIMO = 18;
const NOTA_FISCAL_MAXIMO = 8;
export const DOCUMENTO_MAXIMO = 50;

/** A CPF has 11 digits; a CNPJ has 14 characters, and the last two are digits (letters since July 2026). */
const CPF_OU_CNPJ = /^(\d{11}|[0-9A-Z]{12}\d{2})$/;
const SO_DIGITOS = /^\d*$/;

function cpfCnpjError(cpfCnpj: string): string | undefined {
  if (cpfCnpj.trim() === '') return 'Campo obrigatório.';
  const isGood = cpfCnpj.trim().length <= CPF_CNPJ_MAXIMO && CPF_OU_CNPJ.test(bareDocumento(cpfCnpj));
  return isGood ? undefined : 'O CPF/CNPJ informado é inválido.';
}

function notaFiscalError(notaFiscal: string, documento: string): string | undefined {
  if (notaFiscal === '' && documento === '') return 'Informe a nota fiscal ou o número do documento.';
  const isGood = notaFiscal.length <= NOTA_FISCAL_MAXIMO && SO_DIGITOS.test(notaFiscal);
  return isGood ? undefined : `Informe apenas números, no máximo ${NOTA_FISCAL_MAXIMO} dígitos.`;
}

const documentoError = (documento: string): string | undefined =>
  documento.length <= DOCUMENTO_MAXIMO ? undefined : `Informe no máximo ${DOCUMENTO_MAXIMO} caracteres.`;

/** Returns the error of each invalid field, in words; an empty object if the request is valid. */
export function segundaViaErrors(pedida: SegundaVia): Partial<Record<keyof SegundaVia, string>> {
  const notaFiscal = pedida.notaFiscal.trim();
  const documento = pedida.documento.trim();
  const errors = {
    cpfCnpj: cpfCnpjError(pedida.cpfCnpj),
    notaFiscal: notaFiscalError(notaFiscal, documento),
    documento: documentoError(documento),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/**
 * Returns the name of a file of boletos; `agora` is an instant with its offset, 2026-11-21T10:15:30-03:00.
 */
export const boletosNome = (agora: string): string =>
  `Boletos-${agora.slice(0, 19).replaceAll(/\D/g, '')}.zip`;
