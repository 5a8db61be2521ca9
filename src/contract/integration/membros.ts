import * as z from 'zod/mini';
import { percentualExato, reaisExatos } from './numeros.ts';

/** Members that several resources have. */

/** Text without blanks at its ends; it may be empty. */
export const texto = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));

/** The same with at least one character. */
export const nome = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** A tax number with or without its signs; code's form has none. Its check digits are not looked at here. */
export const documento = z.string().check(
  z.overwrite((text) => text.replace(/[^0-9a-z]/gi, '').toUpperCase()),
  z.regex(
    /^[0-9A-Z]{11,14}$/,
    'tem de ter de 11 a 14 letras e algarismos: uma planilha tira os zeros do começo',
  ),
);

/** A postal code with or without its hyphen, or none. */
const cep = z.string().check(
  z.overwrite((text) => text.replace(/\D/g, '')),
  z.regex(/^(\d{8})?$/, 'tem de ter 8 algarismos'),
);

export const ESTADOS = [
  ...(['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA'] as const),
  ...(['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'] as const),
] as const;

const EMAIL = '[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+';
const EMAIL_FALHO = 'tem de ser um e-mail como nome@empresa.com.br';

/** An address whose domain has a dot: no mail reaches another one. */
export const email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(new RegExp(`^${EMAIL}$`), EMAIL_FALHO));

/** Address and principal contacts of a branch or a customer. */
export const enderecoContato = {
  logradouro: texto(200),
  numero: texto(20),
  complemento: texto(100),
  bairro: texto(100),
  cidade: nome(100),
  estado: z.enum(ESTADOS),
  cep,
  telefone: texto(30),
  email: z.string().check(z.trim(), z.maxLength(254), z.regex(new RegExp(`^(?:${EMAIL})?$`), EMAIL_FALHO)),
};

/** The values of those members that may be left out. */
export const SEM_ENDERECO = {
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cep: '',
  telefone: '',
  email: '',
} as const;

const DESCONTO = 'tem de ser de 0 a 99,99: mercadoria de graça não é um preço';

/** A discount, from 0 to less than 100 %: free goods are not a price. */
export const taxa = percentualExato.check(z.minimum(0, DESCONTO), z.maximum(99_99, DESCONTO));

/** An amount of money that is no debt. */
export const valor = reaisExatos.check(z.nonnegative());

/** Texts in one order on every machine. */
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** A list in the order of its keys, in which the company's system and the database may be compared. */
export const emOrdem = <T>(itens: readonly T[], chaveDe: (item: T) => string): T[] =>
  [...itens].sort((a, b) => compare(chaveDe(a), chaveDe(b)));

/** A list whose order says nothing and that holds each key once. */
export const lista = <T extends z.ZodMiniType>(
  item: T,
  chaveDe: (item: z.output<T>) => string,
  longest: number,
) =>
  z.array(item).check(
    z.maxLength(longest),
    z.refine((itens) => new Set(itens.map(chaveDe)).size === itens.length, 'tem um item repetido'),
    z.overwrite((itens) => emOrdem(itens, chaveDe)),
  );
