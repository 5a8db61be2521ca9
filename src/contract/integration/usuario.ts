import * as z from 'zod/mini';
import { PAPEIS } from '#contract/access/papel.ts';
import { codigo } from './codigo.ts';
import { email, lista, nome } from './membros.ts';
import { reaisExatos } from './numeros.ts';

/** A user; passwords are never loaded, each user sets one by the mail of a forgotten password. */
export const usuarioRegistro = z.strictObject({
  codigoErp: codigo,
  login: z
    .string()
    .check(z.trim(), z.regex(/^[^\s:]{1,60}$/, 'tem de ter de 1 a 60 sinais, sem espaço e sem :')),
  nome: nome(200),
  /** Where the link for a password goes. */
  email,
  /** False: may not sign in. */
  ativo: z.boolean(),
  papel: z.enum(PAPEIS),
  /** The code of the supervisor among users, who may be loaded later. */
  supervisor: z.nullable(codigo),
  exportaListaProdutos: z.boolean(),
  /** The customers for which the user acts. */
  clientes: lista(codigo, (cliente) => cliente, 100_000),
  /** The one that is served first; null: the user's own choice, or the first. */
  clientePrincipal: z.nullable(codigo),
});

export type UsuarioRegistro = z.output<typeof usuarioRegistro>;

/** A line of usuarios: its members, all but the code optional. */
export const usuarioLinha = z.partial(usuarioRegistro);

/** A goal of a seller for one month, of all orders or of those of a maker, a brand or a customer. */
export const metaRegistro = z.strictObject({
  codigoErp: codigo,
  usuario: codigo,
  mes: z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'tem de ser um mês como 2026-11')),
  /** The names of the products; null: all of them. */
  fabricante: z.nullable(nome(200)),
  marca: z.nullable(nome(200)),
  /** Null: all customers. */
  cliente: z.nullable(codigo),
  valor: reaisExatos.check(z.positive()),
});

export type MetaRegistro = z.output<typeof metaRegistro>;

/** A line of metas: its members, all but the code optional. */
export const metaLinha = z.partial(metaRegistro);
