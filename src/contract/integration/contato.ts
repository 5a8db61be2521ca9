import * as z from 'zod/mini';
import { codigo } from './codigo.ts';

/** The kinds of contacts; those of phones are in the order of their ids, from 1. */
export const TIPOS_DE_TELEFONE = [
  'residencial',
  'comercial',
  'celular',
  'fax',
  'recado',
  'whatsapp',
] as const;
export const TIPOS_DE_CONTATO = ['email', ...TIPOS_DE_TELEFONE] as const;
const tipo = z.enum(TIPOS_DE_CONTATO);

/** A phone's digits without the country's code; an address with its domain in lower case; another text as it is. */
function normalizar(texto: string): string {
  if (/^[\d\s()+.-]+$/.test(texto)) return texto.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  const arroba = texto.lastIndexOf('@') + 1;
  return texto.slice(0, arroba) + texto.slice(arroba).toLowerCase();
}

const contato = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.regex(/^[^|]{1,254}$/, 'tem de ter de 1 a 254 sinais, sem |'),
    z.overwrite(normalizar),
  );

/** The members of a contact's key that are no codes. */
export const contatoChaves = { tipo, contato } as const;

/** A customer's contact besides the principal ones: an e-mail address, or a phone with its area code. */
export const contatoRegistro = z.strictObject({
  cliente: codigo,
  tipo,
  contato,
  /** The address gets invoices and estimates of orders. */
  enviarPedido: z.boolean(),
  /** The address gets bills. */
  enviarCobranca: z.boolean(),
  /** The customer accepts promotions at it. */
  marketing: z.boolean(),
});

export type ContatoRegistro = z.output<typeof contatoRegistro>;

/** A line of contatos: its members, all but those of the key optional. */
export const contatoLinha = z.partial(contatoRegistro);
