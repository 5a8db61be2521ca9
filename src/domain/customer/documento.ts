/**
 * The module 11 check digit of a row of characters: weights 2 to 9 from the right, again and again. A character counts
 * as its ASCII code less 48, so that a digit is itself and A is 17 (Receita Federal, IN RFB 2.229/2024); also that of
 * an NF-e's access key.
 */
export function digitoVerificador(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i += 1) {
    sum += (text.charCodeAt(text.length - 1 - i) - 48) * (2 + (i % 8));
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Both check digits of a CNPJ's first twelve characters. */
export function digitosCnpj(twelve: string): string {
  const first = digitoVerificador(twelve);
  return `${first}${digitoVerificador(`${twelve}${first}`)}`;
}

/** The check digit of a CPF's first nine or ten digits: weights from 2 on, from the right. */
function digitoCpf(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) sum += Number(digits[digits.length - 1 - i]) * (2 + i);
  return ((sum * 10) % 11) % 10;
}

/** A tax id without signs, its letters as capitals. */
export const bareDocumento = (text: string): string => text.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** Module 11 accepts a row of one digit; no such number is issued. */
const isRow = (digits: string): boolean => /^(.)\1*$/.test(digits);

/** True for a CPF of eleven digits without signs, its check digits right. */
export function isCpf(bare: string): boolean {
  if (!/^\d{11}$/.test(bare) || isRow(bare)) return false;
  return [9, 10].every((length) => digitoCpf(bare.slice(0, length)) === Number(bare[length]));
}

/** True for a CNPJ without signs, its check digits right: twelve digits or capital letters, then two digits. */
export function isCnpj(bare: string): boolean {
  return (
    /^[0-9A-Z]{12}\d{2}$/.test(bare) && !isRow(bare) && digitosCnpj(bare.slice(0, 12)) === bare.slice(12)
  );
}

/** True for a CPF or a CNPJ without signs. */
export const isCpfCnpj = (bare: string): boolean => isCpf(bare) || isCnpj(bare);
