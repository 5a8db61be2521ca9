import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Refusal } from './settle.ts';

/** Well within the 90 days that a server keeps its keys: after them a repeat could be done twice. */
const OVERDUE_MS = 60 * 24 * 60 * 60 * 1000;

/** A change that was tried and never answered is not repeated for ever: from then on a person must look. */
export const isOverdue = (row: OutboxRow, now: number): boolean =>
  row.frozen !== null && now - row.at > OVERDUE_MS;

/** The device's own refusal of an overdue change of which the server knows nothing. */
export const VERIFIQUE: Refusal = {
  status: 0,
  codigo: 'verifique',
  message: 'Atenção!',
  description:
    'Esta alteração foi enviada há mais de 60 dias e nunca teve resposta. Confira com o cliente ou com a central antes de tentar de novo.',
};
