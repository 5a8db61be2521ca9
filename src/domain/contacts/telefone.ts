import {
  TELEFONE_CELULAR,
  TELEFONE_COMERCIAL,
  TELEFONE_FAX,
  TELEFONE_RECADO,
  TELEFONE_RESIDENCIAL,
  TELEFONE_WHATSAPP,
  type Telefone,
} from '#contract/contacts/telefone.ts';
import { CAMPO_OBRIGATORIO, TELEFONE_INVALIDO } from '#domain/customer/contato.ts';

export const TELEFONE_NAO_ALTERA =
  'Não é possível alterar esse tipo de telefone! Por gentileza, contate seu representante de vendas para solicitar a alteração.';
export const TELEFONE_NAO_EXCLUI =
  'Não é possível excluir esse tipo de telefone! Por gentileza, contate seu representante de vendas para solicitar a exclusão.';
export const TELEFONE_DUPLICADO = 'Este telefone já está cadastrado.';
export const TELEFONE_INEXISTENTE = 'Este telefone não está mais cadastrado.';
export const INFORME_TIPO = 'Informe o tipo de telefone.';

/** The longest input of each part. */
export const DDD_DIGITOS = 2;
export const PREFIXO_DIGITOS = 5;
export const NUMERO_DIGITOS = 4;

/** The types of phones, in the order of their ids. */
export const TELEFONE_TIPOS: readonly Telefone['telefoneTipo'][] = [
  { idTelefoneTipo: TELEFONE_RESIDENCIAL, descTelefoneTipo: 'Residencial' },
  { idTelefoneTipo: TELEFONE_COMERCIAL, descTelefoneTipo: 'Comercial' },
  { idTelefoneTipo: TELEFONE_CELULAR, descTelefoneTipo: 'Celular' },
  { idTelefoneTipo: TELEFONE_FAX, descTelefoneTipo: 'Fax' },
  { idTelefoneTipo: TELEFONE_RECADO, descTelefoneTipo: 'Recado' },
  { idTelefoneTipo: TELEFONE_WHATSAPP, descTelefoneTipo: 'WhatsApp' },
];

/** A phone number as typed. */
export type TelefoneDigitado = Pick<Telefone, 'ddd' | 'prefixo' | 'numero'>;

type Regra = { readonly forma: RegExp; readonly sentence: string; readonly possivel: RegExp };

/** The form of each part with its sentence; area codes begin at 11, prefixes of five digits with 9 (Anatel). */
const REGRAS: Readonly<Record<keyof TelefoneDigitado, Regra>> = {
  ddd: {
    forma: /^[0-9]{2}$/,
    sentence: 'Favor informar o DDD contendo 2 dígitos.',
    possivel: /^[1-9]{2}$/,
  },
  prefixo: {
    forma: /^[0-9]{4,5}$/,
    sentence: 'Favor informar um prefixo contendo entre 4 e 5 dígitos.',
    possivel: /^(?:9[0-9]{4}|[0-9]{4})$/,
  },
  numero: {
    forma: /^[0-9]{4}$/,
    sentence: 'Favor informar o número contendo 4 dígitos.',
    possivel: /^[0-9]{4}$/,
  },
};

/** The error of one part of a phone number; null for a valid one. */
export function erroTelefone(part: keyof TelefoneDigitado, text: string): string | null {
  const { forma, sentence, possivel } = REGRAS[part];
  if (text === '') return CAMPO_OBRIGATORIO;
  if (!forma.test(text)) return sentence;
  return possivel.test(text) ? null : TELEFONE_INVALIDO;
}

/** The first error of a phone number in the order of its parts; null for a valid one. */
export const primeiroErroTelefone = ({ ddd, prefixo, numero }: TelefoneDigitado): string | null =>
  erroTelefone('ddd', ddd) ?? erroTelefone('prefixo', prefixo) ?? erroTelefone('numero', numero);

/** True for a phone that the customer may change. */
export const isTelefoneAlteravel = ({ telefoneTipo }: Pick<Telefone, 'telefoneTipo'>): boolean =>
  telefoneTipo.idTelefoneTipo === TELEFONE_WHATSAPP;
