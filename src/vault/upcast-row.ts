import type { Intent, OutboxRow, RowVersion } from './outbox-rows.ts';

/** The version that this build writes and the newest that it understands. */
const ROW_VERSION: RowVersion = 2;

const KNOWN: Record<Intent['tipo'], true> = {
  linha: true,
  pagamento: true,
  extras: true,
  etapa: true,
  envio: true,
  intencao: true,
};

/**
 * Returns whether a newer build wrote the row: its version is higher or its kind unknown. Such a row is kept, holds its
 * lane and is never sent.
 */
export const isFuture = ({ v, intent }: Pick<OutboxRow, 'v' | 'intent'>): boolean =>
  v > ROW_VERSION || !Object.hasOwn(KNOWN, intent.tipo);

/** What rows of version 0, from before rows had a version, may lack. */
type Ancient = Omit<OutboxRow, 'v' | 'quietUntil' | 'leaseUntil' | 'claim' | 'frozen' | 'lastAnswer'> & {
  v?: number;
};

/**
 * A row as this build knows it, whatever build wrote it; what is on disk is not touched. Rows of a newer build
 * (`isFuture`) and the absence of a row pass as they are.
 */
export function upcastRow(row: OutboxRow | Ancient | undefined): OutboxRow | undefined {
  if (row === undefined || (row.v ?? 0) >= 1) return row as OutboxRow | undefined;
  return {
    quietUntil: row.notBefore,
    leaseUntil: 0,
    claim: null,
    frozen: null,
    lastAnswer: null,
    ...row,
    v: 1,
  };
}
