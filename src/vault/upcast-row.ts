import type { OutboxRow } from './outbox-rows.ts';

/** The version that this build writes and the newest that it understands. */
const ROW_VERSION = 1;

/** A row of a newer build: nobody here knows what it wants, so it is kept, holds its lane and is never sent. */
export const isFuture = (row: { v: number }): boolean => row.v > ROW_VERSION;

/** What rows of version 0, from before rows had a version, may lack. */
type Ancient = Omit<OutboxRow, 'v' | 'quietUntil' | 'leaseUntil' | 'claim' | 'frozen' | 'lastAnswer'> & {
  v?: number;
};

/**
 * A row as this build knows it, whatever build wrote it; what is on disk is not touched. Rows of a newer build
 * (`isFuture`) and the absence of a row pass as they are.
 */
export function upcastRow(row: OutboxRow | Ancient | undefined): OutboxRow | undefined {
  if (row === undefined || (row.v ?? 0) >= ROW_VERSION) return row as OutboxRow | undefined;
  return {
    quietUntil: row.notBefore,
    leaseUntil: 0,
    claim: null,
    frozen: null,
    lastAnswer: null,
    ...row,
    v: ROW_VERSION,
  };
}
