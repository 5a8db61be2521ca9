import type { Intent, OutboxRow, ParkedRow, RowVersion } from './outbox-rows.ts';
import { upcastIntent } from './upcast-intent.ts';

/** The version that this build writes, and the newest that it understands. */
const ROW_VERSION: RowVersion = 5;

const KNOWN: Record<Intent['tipo'], true> = {
  linha: true,
  pagamento: true,
  extras: true,
  etapa: true,
  envio: true,
  intencao: true,
  'devolucao-criar': true,
  'devolucao-item': true,
  'devolucao-item-excluir': true,
  'devolucao-finalizar': true,
  'devolucao-excluir': true,
  'devolucao-situacao': true,
  'devolucao-foto': true,
  'devolucao-foto-excluir': true,
  email: true,
  telefone: true,
  visita: true,
  orcamento: true,
  'orcamento-situacao': true,
  codigos: true,
};

/**
 * Returns whether a newer build wrote the row: its version is higher or its kind unknown. Such a row is kept, holds its
 * lane and is never sent.
 */
export const isFuture = ({ v, intent }: Pick<OutboxRow, 'v' | 'intent'>): boolean =>
  v > ROW_VERSION || !Object.hasOwn(KNOWN, intent.tipo);

/** Members that rows of earlier builds lack; `restored` is the old name of `copied`, in rows from a file. */
type Stored = Omit<OutboxRow, 'v' | 'quietUntil' | 'leaseUntil' | 'claim' | 'frozen' | 'lastAnswer'> &
  Partial<OutboxRow> & { restored?: true };

/**
 * Returns a row in the shape of this build, whatever build wrote it; the stored row is unchanged. Rows of a
 * newer build (`isFuture`) and `undefined` are returned unchanged.
 */
export function upcastRow(row: Stored | undefined): OutboxRow | undefined {
  if (row === undefined) return undefined;
  const { v, restored, ...members } = row;
  if (v !== undefined && isFuture({ v, intent: row.intent })) return row as OutboxRow;
  return {
    quietUntil: row.notBefore,
    leaseUntil: 0,
    claim: null,
    frozen: null,
    lastAnswer: null,
    ...members,
    v: v ?? 1,
    intent: upcastIntent(row.intent),
    ...(restored && { copied: true }),
  };
}

/** Returns a refused change in the shape of this build; the stored row is unchanged. */
export const upcastParked = (row: ParkedRow | undefined): ParkedRow | undefined =>
  row && { ...row, intent: upcastIntent(row.intent) };
