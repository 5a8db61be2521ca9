import { sql } from 'kysely';

/** The amount to pay for an order: its total less cashback and less the customer's balance with the company. */
export const aPagar = sql<number>`"prePedido"."total" - "prePedido"."valorCashbackAplicado"
  - "prePedido"."pagoComSaldo"`;
