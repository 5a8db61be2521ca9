import type { BoletoImpresso } from './boleto-pdf.ts';

/** The account of a branch, as far as a boleto names it. */
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

/** Who is paid and where, as a boleto prints it. */
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

/** The part of a barcode that is the bank's own: branch, account, and our number of the boleto (at most 11 digits). */
export const campoLivreOf = (
  { numeroAgencia, numContaCorrente }: Pick<ContaDoBoleto, 'numeroAgencia' | 'numContaCorrente'>,
  nossoNumero: string,
): string =>
  numeroAgencia.padStart(4, '0').slice(-4) +
  numContaCorrente.padStart(10, '0').slice(-10) +
  nossoNumero.padStart(11, '0');
