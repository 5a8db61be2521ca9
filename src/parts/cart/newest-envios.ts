import type { OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import { upcastReceipt } from '#vault/upcast-receipt.ts';
import { type Envio, isEnvio } from './envio-words.ts';

type WithEnvio<Kind extends Envio['kind']> = Extract<Envio, { kind: Kind }>['row'];

/** The current state of a submission, and its earlier parts. */
export type EnvioComHistoria = {
  envio: Envio;
  /** The groups that are orders already, while others wait or need a decision; else null. */
  enviado: WithEnvio<'confirmado'> | null;
  /** Changes that the device accepted because the customer gained, oldest first. */
  autos: WithEnvio<'recusado'>[];
};

/** True for the receipt of a submission, as a filter sees it: as it is on disk, whatever build wrote it. */
export const isEnvioNoDisco = (row: ReceiptRow): boolean => {
  const read = upcastReceipt(row);
  return read !== undefined && isEnvio(read);
};

/** Merges the receipts of a submission that was sent in parts. */
function joinReceipts(rows: readonly WithEnvio<'confirmado'>[]): WithEnvio<'confirmado'> | null {
  const [first, ...others] = rows.toSorted((a, b) => a.settledAt - b.settledAt);
  if (!first) return null;
  return others.reduce(
    (whole, part) => ({
      ...part,
      at: whole.at,
      pedidos: [...whole.pedidos, ...part.pedidos],
      intent: {
        ...whole.intent,
        totalVisto: whole.intent.totalVisto + part.intent.totalVisto,
        grupos: [...whole.intent.grupos, ...part.intent.grupos],
        linhas: [...whole.intent.linhas, ...part.intent.linhas],
      },
    }),
    first,
  );
}

/**
 * Every submission once, in its current state: waiting and open questions first, then confirmed, then decided ones. A
 * submission that is tried again keeps its place in its lane and gets a new key.
 */
export function newestEnvios({
  rows,
  parked,
  receipts,
}: {
  rows: readonly OutboxRow[];
  parked: readonly ParkedRow[];
  receipts: readonly ReceiptRow[];
}): EnvioComHistoria[] {
  const place = ({ lane, seq }: { lane: string; seq: number }) => `${lane}:${seq}`;
  const queued = new Map(rows.filter(isEnvio).map((row) => [place(row), row]));
  const refused = Map.groupBy(parked.filter(isEnvio), place);
  const done = Map.groupBy(receipts.filter(isEnvio), place);
  return [...new Set([...refused.keys(), ...queued.keys(), ...done.keys()])].flatMap(
    (at): EnvioComHistoria[] => {
      const waiting = queued.get(at);
      const asked = (refused.get(at) ?? []).toSorted((a, b) => a.parkedAt - b.parkedAt);
      const open = asked.find((row) => row.decided === null);
      const confirmed = joinReceipts(done.get(at) ?? []);
      const autos = asked.filter((row) => row.decided?.as === 'auto');
      if (waiting) return [{ envio: { kind: 'fila', row: waiting }, enviado: confirmed, autos }];
      if (open) return [{ envio: { kind: 'recusado', row: open }, enviado: confirmed, autos }];
      if (confirmed) return [{ envio: { kind: 'confirmado', row: confirmed }, enviado: null, autos }];
      const last = asked.at(-1);
      return last ? [{ envio: { kind: 'recusado', row: last }, enviado: null, autos }] : [];
    },
  );
}
