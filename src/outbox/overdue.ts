import type { OutboxRow, ServerTime } from '#vault/outbox-rows.ts';
import type { Refusal } from './envio/confirmation.ts';

/** Well within the 90 days that a server keeps its keys: after them a repeat could be done twice. */
const OVERDUE_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * True if the first try was too long ago to repeat. `now` is the server's time. A first try in the future was recorded
 * by a wrong clock: the server's last known time then counts.
 */
export function isOverdueSince(firstTry: ServerTime, now: number): boolean {
  const since = firstTry.at > now ? firstTry.heardAt : firstTry.at;
  return since !== null && now - since > OVERDUE_MS;
}

/** True if a tried change is too old to repeat, so that the user must check it. `now` is the server's time. */
export const isOverdue = ({ frozen, firstTry, at }: OutboxRow, now: number): boolean =>
  frozen !== null && isOverdueSince(firstTry ?? { at, heardAt: null }, now);

/** The device's own refusal of an overdue change that the server does not know. */
export const VERIFIQUE: Refusal = {
  status: 0,
  codigo: 'verifique',
  message: 'Atenção!',
  description:
    'Esta alteração foi enviada há mais de 60 dias e nunca teve resposta. Confira com o cliente ou com a central antes de tentar de novo.',
};

/** The device's own refusal of a change that, the server says, was applied to another customer's cart. */
export const OUTRO_CARRINHO: Refusal = {
  status: 0,
  codigo: 'verifique',
  message: 'Atenção!',
  description:
    'O servidor respondeu a esta alteração com o carrinho de outro cliente. Confira os dois carrinhos antes de tentar de novo.',
};
