/** Card data as typed. They live in memory only: never stored, queued, logged or put into an address. */
export type CartaoDigitado = { portador: string; numero: string; mes: string; ano: string; codigo: string };

/** One sentence for each invalid field. */
export type ErrosCartao = Partial<Record<keyof CartaoDigitado, string>>;

/** The sentence for a card sent with an invalid field. */
export const CARTAO_INVALIDO =
  'Houve um erro ao validar os dados do cartão de crédito. Reveja-os para continuar.';

/** True if the digits pass the Luhn check (ISO/IEC 7812-1, annex B). */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return digits.length > 0 && sum % 10 === 0;
}

const isNome = (text: string): boolean => text.length <= 70 && /^\p{L}+(?: +\p{L}+){0,4}$/u.test(text);

function isNumero(text: string): boolean {
  const digits = text.replace(/ /g, '');
  return text.length <= 20 && /^\d{12,19}$/.test(digits) && isLuhn(digits);
}

/** True if a card of this month and two-digit year has expired on a date, `YYYY-MM-DD`. */
const isExpired = (mes: string, ano: string, hoje: string): boolean => `20${ano}-${mes}` < hoje.slice(0, 7);

/**
 * Returns the error of each invalid field; an empty object if all are valid. `hoje`: the business day,
 * `YYYY-MM-DD`.
 */
export function errosCartao(
  { portador, numero, mes, ano, codigo }: CartaoDigitado,
  hoje: string,
): ErrosCartao {
  const isMes = /^(?:0[1-9]|1[0-2])$/.test(mes);
  const isAno = /^[2-9]\d$/.test(ano);
  return {
    ...(isNome(portador.normalize('NFC').trim()) ? {} : { portador: 'Nome inválido' }),
    ...(isNumero(numero.trim()) ? {} : { numero: 'Número do cartão inválido' }),
    ...(isMes ? {} : { mes: 'Mês inválido' }),
    ...(isAno && !(isMes && isExpired(mes, ano, hoje)) ? {} : { ano: 'Ano inválido' }),
    ...(/^\d{3,4}$/.test(codigo) ? {} : { codigo: 'Código de segurança inválido' }),
  };
}
