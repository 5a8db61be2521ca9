import { DDD_DIGITOS, NUMERO_DIGITOS, PREFIXO_DIGITOS } from '#domain/contacts/telefone.ts';

/** The parts of a phone number, each in a field of its own, in the order of typing. */
export const PARTES = ['ddd', 'prefixo', 'numero'] as const;

export type Parte = (typeof PARTES)[number];

/** A number's digits by field. */
export type Digitos = Readonly<Record<Parte, string>>;

/** The most digits that each field takes. */
const MAXIMO: Readonly<Record<Parte, number>> = {
  ddd: DDD_DIGITOS,
  prefixo: PREFIXO_DIGITOS,
  numero: NUMERO_DIGITOS,
};

/** Digits behind the area code of a number with a prefix of four. */
const COM_PREFIXO_DE_QUATRO = 8;

/** The digits of a whole number with the country code in front: 55, the area code and 8 or 9 digits. */
const COM_PAIS = /^55(?=\d{10,11}$)/;

/** The field behind this one; undefined behind the last. */
const proxima = (parte: Parte): Parte | undefined => PARTES[PARTES.indexOf(parte) + 1];

/** The field in front of this one; undefined in front of the first. */
export const anterior = (parte: Parte): Parte | undefined => PARTES[PARTES.indexOf(parte) - 1];

/** Spreads digits over the fields from `parte` on; digits beyond the last field are left out. */
function espalhar(antes: Digitos, parte: Parte, digitos: string): Digitos {
  if (parte === 'ddd') {
    const numero = digitos.replace(COM_PAIS, '');
    const resto = numero.slice(MAXIMO.ddd);
    return espalhar({ ...antes, ddd: numero.slice(0, MAXIMO.ddd) }, 'prefixo', resto);
  }
  if (parte === 'numero') return { ...antes, numero: digitos.slice(0, MAXIMO.numero) };
  const tamanho = digitos.length === COM_PREFIXO_DE_QUATRO ? MAXIMO.prefixo - 1 : MAXIMO.prefixo;
  const depois = { ...antes, prefixo: digitos.slice(0, tamanho) };
  return digitos.length > tamanho ? espalhar(depois, 'numero', digitos.slice(tamanho)) : depois;
}

/** The fields after typing, and the field that takes over; null where the typing stays. */
export type Digitado = { readonly digitos: Digitos; readonly foco: Parte | null };

/**
 * Returns the fields after the digits in one of them changed to `texto`. A full field hands over to the next one.
 * Several digits at once, as from the clipboard, fill the next fields too; a single one beyond a full field goes on in an
 * empty next field and never replaces digits there.
 */
export function digitar(antes: Digitos, parte: Parte, texto: string): Digitado {
  const seguinte = proxima(parte);
  if (texto.length <= MAXIMO[parte]) {
    const isCheio = texto.length === MAXIMO[parte] && texto.length > antes[parte].length;
    return { digitos: { ...antes, [parte]: texto }, foco: isCheio ? (seguinte ?? null) : null };
  }
  const isUmAMais = antes[parte].length === MAXIMO[parte] && texto.length === MAXIMO[parte] + 1;
  if (isUmAMais && (seguinte === undefined || antes[seguinte] !== '')) return { digitos: antes, foco: null };
  const digitos = espalhar(antes, parte, texto);
  const ultima = PARTES.findLast((one) => digitos[one] !== '') ?? parte;
  return { digitos, foco: ultima === parte ? null : ultima };
}
