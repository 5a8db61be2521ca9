import * as z from 'zod/mini';
import { codigo } from './codigo.ts';
import { nome } from './membros.ts';

const CRESCEM = 'tem de ser dias que crescem, como 28/35/42, ou 0';

const crescem = (dias: string): boolean => {
  const numeros = dias.split('/').map(Number);
  return numeros.every((dia, at) => at === 0 || dia > (numeros[at - 1] ?? 0));
};

/** A term of payment: `dias` are the days of its instalments, `28/35/42`, and `0` at sight. */
export const prazoRegistro = z.strictObject({
  codigoErp: codigo,
  descricao: nome(100),
  dias: z
    .string()
    .check(z.regex(/^(0|[1-9]\d{0,2})(\/[1-9]\d{0,2}){0,23}$/, CRESCEM), z.refine(crescem, CRESCEM)),
});

export type PrazoRegistro = z.output<typeof prazoRegistro>;

/** A line of prazos: its members, all but the code optional. */
export const prazoLinha = z.partial(prazoRegistro);
