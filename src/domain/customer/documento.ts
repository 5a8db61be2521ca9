/**
 * Returns the modulo 11 check digit of a text: weights 2 to 9 from the right, repeated. A character counts as
 * its ASCII code less 48, so a digit counts as itself and A as 17 (Receita Federal, IN RFB 2.229/2024). The
 * access key of an NF-e has the same check digit.
 */
export function digitoVerificador(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i += 1) {
    sum += (text.charCodeAt(text.length - 1 - i) - 48) * (2 + (i % 8));
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Returns both check digits of a CNPJ's first twelve characters. */
export function digitosCnpj(twelve: string): string {
  const first = digitoVerificador(twelve);
  return `${first}${digitoVerificador(`${twelve}${first}`)}`;
}

/** Returns the check digit of a CPF's first nine or ten digits: weights from 2 on, from the right. */
function digitoCpf(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) sum += Number(digits[digits.length - 1 - i]) * (2 + i);
  return ((sum * 10) % 11) % 10;
}

/** Returns a tax id without signs, its letters as capitals. */
export const bareDocumento = (text: string): string => text.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** Modulo 11 accepts one character repeated; no such number is issued. */
const isRow = (digits: string): boolean => /^(.)\1*$/.test(digits);

/** True for a CPF of eleven digits without signs and with right check digits. */
export function isCpf(bare: string): boolean {
  if (!/^\d{11}$/.test(bare) || isRow(bare)) return false;
  return [9, 10].every((length) => digitoCpf(bare.slice(0, length)) === Number(bare[length]));
}

/** True for a CNPJ without signs: twelve digits or capital letters, then two right check digits. */
export function isCnpj(bare: string): boolean {
  return (
    /^[0-9A-Z]{12}\d{2}$/.test(bare) && !isRow(bare) && digitosCnpj(bare.slice(0, 12)) === bare.slice(12)
  );
}

/** True for a CPF or a CNPJ without signs. */
export const isCpfCnpj = (bare: string): boolean => isCpf(bare) || isCnpj(bare);

/** Words for the fault of a wrong number without signs. One that is too short for a CNPJ may have lost zeros. */
export const faultOfDocumento = (bare: string): string =>
  /^\d{12,13}$/.test(bare)
    ? `tem ${bare.length} dos 14 algarismos de um CNPJ: uma planilha tira os zeros do começo`
    : 'é inválido';
