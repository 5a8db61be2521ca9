function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/**
 * Formats a tax id: 11 digits as CPF, 14 characters as CNPJ (letters allowed since 2026). Leaves other text
 * unchanged.
 */
export function formatDocument(document: string): string {
  const bare = document.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
  if (/^\d{11}$/.test(bare)) return bare.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
  if (/^[0-9A-Z]{12}\d{2}$/.test(bare)) return bare.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5');
  return document;
}

/** Formats a Brazilian phone number of 10 or 11 digits as `(11) 98765-4321`. Leaves other text unchanged. */
export function formatPhone(phone: string): string {
  const match = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digitsOf(phone));
  return match === null ? phone : `(${match[1]}) ${match[2]}-${match[3]}`;
}

/** Formats a postal code of 8 digits as `01310-100`. Leaves other text unchanged. */
export function formatPostalCode(code: string): string {
  const match = /^(\d{5})(\d{3})$/.exec(digitsOf(code));
  return match === null ? code : `${match[1]}-${match[2]}`;
}
