import type { ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import { originOf } from './still-mine.ts';

/** Returns a confirmed change that a restored server lost as a question to the user. `now` in epoch milliseconds. */
export const toLostQuestion = (
  receipt: ReceiptRow,
  { codigo, description }: Pick<ParkedRow, 'codigo' | 'description'>,
  now: number,
): ParkedRow => ({
  ...originOf(receipt),
  seq: receipt.seq,
  parkedAt: now,
  status: 0,
  codigo,
  message: 'Atenção!',
  description,
  decided: null,
});
