import type { BoletoImpresso } from './boleto-pdf.ts';

/** The account of a branch, as a boleto names it. */
export type ContaDoBoleto = {
  readonly descBanco: string;
  readonly numeroAgencia: string;
  readonly digVerifAgencia: string;
  readonly numContaCorrente: string;
  readonly digVerifContaCorrente: string;
  readonly nome: string;
  readonly cpfCnpj: string;
  readonly logradouro: string;
  readonly numero: string;
  readonly cidade: string;
  readonly estado: string;
};

/** The payee and the account, as a boleto prints them. */
export const beneficiarioOf = (
  conta: ContaDoBoleto,
): Pick<BoletoImpresso, 'banco' | 'beneficiario' | 'conta'> => ({
  banco: conta.descBanco,
  beneficiario: {
    nome: conta.nome,
    cpfCnpj: conta.cpfCnpj,
    endereco: `${conta.logradouro}, ${conta.numero}, ${conta.cidade} - ${conta.estado}`,
  },
  conta: `${conta.numeroAgencia}-${conta.digVerifAgencia} / ${conta.numContaCorrente}-${conta.digVerifContaCorrente}`,
});

/** The bank's own part of a barcode: branch, account, and our number of the boleto (at most 11 digits). */
export const campoLivreOf = (
  { numeroAgencia, numContaCorrente }: Pick<ContaDoBoleto, 'numeroAgencia' | 'numContaCorrente'>,
  nossoNumero: string,
): string =>
  numeroAgencia.padStart(4, '0').slice(-4) +
  numContaCorrente.padStart(10, '0').slice(-10) +
  nossoNumero.padStart(11, '0');
