import * as z from 'zod/mini';
import { codigo } from './codigo.ts';
import { nome } from './membros.ts';
import { momento } from './momento.ts';
import { nomePedido } from './numero-pedido.ts';
import { reaisExatos } from './numeros.ts';

/** C adds to the customer's balance, D takes from it. */
const NATUREZAS = ['C', 'D'] as const;

/** An entry of a customer's current account that the company booked. */
export const lancamentoRegistro = z.strictObject({
  codigoErp: codigo,
  cliente: codigo,
  natureza: z.enum(NATUREZAS),
  valor: reaisExatos.check(z.positive()),
  dataHora: momento,
  /** The text that the customer reads. */
  observacao: nome(200),
  /** The order that it is about. */
  pedido: z.nullable(nomePedido),
});

export type LancamentoRegistro = z.output<typeof lancamentoRegistro>;

/** A line of lancamentos: its members, all but the code optional. */
export const lancamentoLinha = z.partial(lancamentoRegistro);
