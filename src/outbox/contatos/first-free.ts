import { isHeldBy } from '#outbox/held.ts';
import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';

/**
 * The first change of a lane of contacts that no refused change of the same contact holds: a refusal of one contact holds
 * no other. A row of a newer build holds all behind it, so it is returned too. Undefined if all are held.
 */
export const firstFree = (rows: readonly OutboxRow[], parked: readonly ParkedRow[]): OutboxRow | undefined =>
  rows.find((row) => isFuture(row) || !parked.some((p) => p.decided === null && isHeldBy(p, row)));

/** True for a change of a phone that was not tried, and whose id the sender must look up in the server's list first. */
export const isUnnamed = ({ frozen, intent }: Pick<OutboxRow, 'frozen' | 'intent'>): boolean =>
  frozen === null && intent.tipo === 'telefone' && intent.antes !== null && intent.idTelefone === undefined;
