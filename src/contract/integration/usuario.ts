import * as z from 'zod/mini';
import { codigo } from './codigo.ts';
import { lista, nome } from './membros.ts';

/** The roles of users. They are stored, and give no rights of their own yet. */
export const PAPEIS = ['representante', 'comprador', 'supervisor', 'escritorio'] as const;

export type Papel = (typeof PAPEIS)[number];

/** A user; passwords are never loaded, each user sets one by the mail of a forgotten password. */
export const usuarioRegistro = z.strictObject({
  codigoErp: codigo,
  login: z.string().check(z.trim(), z.regex(/^[^\s:]{1,60}$/)),
  nome: nome(200),
  /** Where the link for a password goes. */
  email: z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/)),
  /** False: may not sign in. */
  ativo: z.boolean(),
  papel: z.enum(PAPEIS),
  exportaListaProdutos: z.boolean(),
  /** The customers for which the user acts. */
  clientes: lista(codigo, (cliente) => cliente, 100_000),
  /** The one that is served first; null: the user's own choice, or the first. */
  clientePrincipal: z.nullable(codigo),
});

export type UsuarioRegistro = z.output<typeof usuarioRegistro>;

/** A line of usuarios: its members, all but the code optional. */
export const usuarioLinha = z.partial(usuarioRegistro);
