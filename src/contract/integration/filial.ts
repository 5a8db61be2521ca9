import * as z from 'zod/mini';
import { codigo } from './codigo.ts';
import { documento, enderecoContato, nome, texto } from './membros.ts';

/** A branch's account for payments in advance. */
const contaDeposito = z.strictObject({
  codigoBanco: z.string().check(z.regex(/^\d{3}$/, 'tem de ter 3 algarismos')),
  descBanco: nome(100),
  numeroAgencia: nome(10),
  digVerifAgencia: texto(2),
  numContaCorrente: nome(20),
  digVerifContaCorrente: texto(2),
});

/** A branch of the company, which sells and delivers. */
export const filialRegistro = z.strictObject({
  codigoErp: codigo,
  nome: nome(200),
  /** The name that users see. */
  nomeFantasia: nome(200),
  cnpj: documento,
  inscricaoEstadual: texto(20),
  ...enderecoContato,
  contaDeposito: z.nullable(contaDeposito),
});

export type FilialRegistro = z.output<typeof filialRegistro>;

/** A line of filiais: its members, all but the code optional. */
export const filialLinha = z.partial(filialRegistro);
