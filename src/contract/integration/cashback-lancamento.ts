import * as z from 'zod/mini';
import { codigo } from './codigo.ts';
import { nome } from './membros.ts';
import { momento } from './momento.ts';
import { reaisExatos } from './numeros.ts';

/** Cashback that a customer earned outside this portal, or used there: below 0. */
export const cashbackLancamentoRegistro = z.strictObject({
  codigoErp: codigo,
  cliente: codigo,
  valor: reaisExatos.check(z.refine((cents) => cents !== 0, 'tem de ser diferente de 0')),
  dataHora: momento,
  /** The name of the product that brought it, or another text that the customer reads. */
  descricao: nome(300),
  /** When it became part of the balance; null while it is in analysis. */
  liberadoEm: z.nullable(momento),
  /** The product and the invoice that brought it; null for a balance from before. */
  produto: z.nullable(codigo),
  nota: z.nullable(codigo),
});

export type CashbackLancamentoRegistro = z.output<typeof cashbackLancamentoRegistro>;

/** A line of cashbackLancamentos: its members, all but the code optional. */
export const cashbackLancamentoLinha = z.partial(cashbackLancamentoRegistro);
