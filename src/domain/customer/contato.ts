export const CAMPO_OBRIGATORIO = 'Campo obrigatório.';
export const EMAIL_INVALIDO = 'Informe um e-mail válido.';
export const TELEFONE_INVALIDO = 'O formato do telefone informado é inválido.';

/** The longest phone number: country code, area code, nine digits. */
export const TELEFONE_DIGITOS = 13;

/** The longest e-mail address, whose part before the @ has at most 64 signs (RFC 5321, 4.5.3.1). */
const EMAIL_MAIS_LONGO = 254;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** True for a possible e-mail address; only a mail to it shows whether it exists. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAIS_LONGO && /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text);
}

/**
 * True for a Brazilian phone number as bare digits: area code and 8 digits, or 9 that begin with 9 (Anatel,
 * Resolução 749/2022), with or without the country code.
 */
export const isTelefone = (digits: string): boolean => /^(?:55)?[1-9]{2}(?:9\d{8}|\d{8})$/.test(digits);
