import { digitoVerificador } from '#domain/customer/documento.ts';

/** IBGE's codes of the states, by their two letters. */
const UF: Readonly<Record<string, string>> = {
  RO: '11',
  AC: '12',
  AM: '13',
  RR: '14',
  PA: '15',
  AP: '16',
  TO: '17',
  MA: '21',
  PI: '22',
  CE: '23',
  RN: '24',
  PB: '25',
  PE: '26',
  AL: '27',
  SE: '28',
  BA: '29',
  MG: '31',
  ES: '32',
  RJ: '33',
  SP: '35',
  PR: '41',
  SC: '42',
  RS: '43',
  MS: '50',
  MT: '51',
  GO: '52',
  DF: '53',
};

/**
 * The parts of an access key. `emissao` is a day as text (2026-11-20), `codigo` an unpredictable number of up
 * to 8 digits.
 */
export type ChaveAcesso = {
  readonly estado: string;
  readonly emissao: string;
  readonly cnpj: string;
  readonly serie: string;
  readonly numero: number;
  readonly codigo: number;
  /** How it is issued, one digit; 1, the normal way, when absent. */
  readonly tipoEmissao?: number;
};

/** Returns the IBGE code of a state. Throws a RangeError for an unknown state. */
export function codigoUf(estado: string): string {
  const codigo = UF[estado];
  if (codigo === undefined) throw new RangeError(`${estado} is no state`);
  return codigo;
}

/**
 * Returns the 44 characters of an NF-e's key (Manual de Orientação do Contribuinte, 2.2.6): state, year and
 * month, CNPJ, model 55, series, number, type of issue, code, and the modulo 11 check digit of them all.
 * Throws a RangeError for invalid parts.
 */
export function chaveAcesso(partes: ChaveAcesso): string {
  const { estado, emissao, cnpj, serie, numero, codigo, tipoEmissao = 1 } = partes;
  const month = emissao.slice(2, 4) + emissao.slice(5, 7);
  const number = String(numero).padStart(9, '0');
  // The code must differ from the number, which is public.
  const code = String(codigo === numero ? codigo + 1 : codigo).padStart(8, '0');
  const body = `${codigoUf(estado)}${month}${cnpj}55${serie.padStart(3, '0')}${number}${tipoEmissao}${code}`;
  if (!/^\d{6}[0-9A-Z]{12}\d{25}$/.test(body)) throw new RangeError('not the parts of an access key');
  return `${body}${digitoVerificador(body)}`;
}

/** The digit of a key that says how its invoice was issued: 1 is the normal way. */
export const tipoEmissaoOf = (chave: string): string => chave.slice(34, 35);

/** True for a key with a right check digit. */
export const isChaveAcesso = (chave: string): boolean =>
  /^\d{6}[0-9A-Z]{12}\d{26}$/.test(chave) && digitoVerificador(chave.slice(0, 43)) === Number(chave[43]);

/** Returns a key in groups of four, as invoices print it. */
export const formatChaveAcesso = (chave: string): string => chave.replace(/.{4}(?=.)/g, '$& ');
