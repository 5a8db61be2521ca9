import * as z from 'zod/mini';
import { isDay } from '#lib/business-day.ts';
import { codigo } from './codigo.ts';
import { lista, valor } from './membros.ts';
import { nomePedido } from './numero-pedido.ts';
import { reaisExatos } from './numeros.ts';

const dia = z.string().check(z.refine(isDay, 'tem de ser uma data como 2026-12-31'));

/** An instalment as the company's system keeps it. Days as text (2026-11-20), money in reais. */
export const tituloRegistro = z.strictObject({
  codigoErp: codigo,
  cliente: codigo,
  filial: codigo,
  pedido: z.nullable(nomePedido),
  /** The access key of its invoice. */
  nota: z.nullable(codigo),
  /** The access keys of further invoices that it joins with that one. */
  outrasNotas: lista(codigo, (chave) => chave, 50),
  /** The number of the way to pay: 1 boleto, 4 cash, 6 boleto in advance, 7 deposit, 8 card, 10 Pix. */
  formaPagamento: z.int().check(z.positive(), z.maximum(32_767)),
  numero: z.string().check(z.minLength(1), z.maxLength(60)),
  dataEmissao: dia,
  dataVencimento: dia,
  /** The day of its settlement; null while it is open. */
  dataLiquidacao: z.nullable(dia),
  valor: reaisExatos.check(z.positive()),
  abatimento: valor,
  /** Taken off when it is paid in time. */
  descontoFinanceiro: valor,
  /** Partial payments; the settling one is not counted. */
  valorPago: valor,
  /** True: `limiteDisponivel` of its customer counts it, so that its payment gives credit back. */
  contadoNoLimite: z.boolean(),
  /** The boleto as its bank registered it. */
  linhaDigitavel: z.nullable(z.string().check(z.maxLength(60))),
  codigoBarras: z.nullable(z.string().check(z.regex(/^\d{44}$/, 'tem de ter 44 algarismos'))),
});

export type TituloRegistro = z.output<typeof tituloRegistro>;

/** A line of titulos: its members, all but the code optional. */
export const tituloLinha = z.partial(tituloRegistro);
