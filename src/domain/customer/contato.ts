export const CAMPO_OBRIGATORIO = 'Campo obrigatório.';
export const EMAIL_INVALIDO = 'Informe um e-mail válido.';
export const TELEFONE_INVALIDO = 'O formato do telefone informado é inválido.';

/** The longest phone number: country code, area code, nine digits. */
export const TELEFONE_DIGITOS = 13;

/** The longest e-mail address, and its longest part before the @ (RFC 5321, 4.5.3.1). */
const EMAIL_MAIS_LONGO = 254;
const LOCAL_MAIS_LONGO = 64;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Words with single dots between them (RFC 5321, 4.1.2); no name of a domain begins or ends with a hyphen. */
const LOCAL = /^[^\s@.]+(?:\.[^\s@.]+)*$/;
const ROTULO = /^[^\s@-](?:[^\s@]*[^\s@-])?$/;

/** True for a possible e-mail address; only a mail to it shows whether it exists. */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  if (text.length > EMAIL_MAIS_LONGO || at > LOCAL_MAIS_LONGO) return false;
  const rotulos = text.slice(at + 1).split('.');
  return (
    LOCAL.test(text.slice(0, Math.max(at, 0))) &&
    rotulos.length > 1 &&
    rotulos.every((rotulo) => ROTULO.test(rotulo)) &&
    (rotulos.at(-1) ?? '').length > 1
  );
}

/**
 * True for a Brazilian phone number as bare digits: area code and 8 digits, or 9 that begin with 9 (Anatel,
 * Resolução 749/2022), with or without the country code.
 */
export const isTelefone = (digits: string): boolean => /^(?:55)?[1-9]{2}(?:9\d{8}|\d{8})$/.test(digits);
