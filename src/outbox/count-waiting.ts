import type { OutboxRow } from '#vault/outbox-rows.ts';

/**
 * The number of waiting changes as a user counts them: an order is one, with the changes of its cart and the step before
 * it; the changes after it count for themselves.
 */
export function countWaiting(rows: readonly Pick<OutboxRow, 'lane' | 'seq' | 'intent'>[]): number {
  const lastEnvio = new Map<string, number>();
  for (const { lane, seq, intent } of rows)
    if (intent.tipo === 'envio') lastEnvio.set(lane, Math.max(seq, lastEnvio.get(lane) ?? seq));
  return rows.filter(({ lane, seq, intent }) => {
    if (intent.tipo === 'envio') return true;
    return intent.tipo !== 'etapa' && seq > (lastEnvio.get(lane) ?? Number.NEGATIVE_INFINITY);
  }).length;
}
