import { sql } from 'kysely';

/** What is to be paid of an order: its total less cashback and less what the customer had with the company. */
export const aPagar = sql<number>`"prePedido"."total" - "prePedido"."valorCashbackAplicado"
  - "prePedido"."pagoComSaldo"`;
