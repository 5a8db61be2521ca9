import { isLostContato } from '#outbox/contatos/lost-contato.ts';
import { isLostDevolucao } from '#outbox/devolucoes/lost-devolucao.ts';
import { isLostOrder } from '#outbox/envio/lost-order.ts';
import { isLostVisita } from '#outbox/visitas/lost-visita.ts';
import { isLostOrcamento } from '#outbox/orcamentos/lost-orcamento.ts';
import { isContato } from '#vault/contato-intents.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { Intent, OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { Shown } from './shown.ts';

/** A change that was once in the queue, as last seen. */
export type Entry = {
  key: string;
  lane: string;
  seq: number;
  intent: Intent;
  /** For a change of a contact: the names that it has given to the contact. */
  names: Set<string>;
  /** The request and the intent as text, from the first try on. */
  frozen: string | null;
  /** The wish as text, from the first try on; it outlasts the request of a device that starts over. */
  sent: string | null;
  /** True if its absence is right: its user took it back before it was sent. */
  undone: boolean;
};

/** Everything ever seen in one vault, to check its promises. */
export type Ledger = {
  entries: Map<string, Entry>;
  receipts: Set<string>;
  /** Keys of refused changes and the decisions about them. */
  parked: Map<string, string | null>;
  revisions: Map<number, number>;
  /** How often the device had started over with a restored server by the last look. */
  startsOver: number;
  /** Each customer's cart on the screen at the last look. */
  shown: Map<number, Shown>;
  /** Broken promises, as text. */
  broken: string[];
};

export const emptyLedger = (): Ledger => ({
  entries: new Map(),
  receipts: new Set(),
  parked: new Map(),
  revisions: new Map(),
  startsOver: 0,
  shown: new Map(),
  broken: [],
});

type Seen = { rows: OutboxRow[]; parked: ParkedRow[]; receipts: ReceiptRow[] };

/** An intent without the names of a return or a contact, which change. */
function unnamed(intent: Intent): object {
  if (isContato(intent)) return { ...intent, contato: '', idTelefone: undefined };
  return isDevolucao(intent) ? { ...intent, devolucao: '' } : intent;
}

/** The parts of a sent row that never change: its request, and its intent without names. */
const sentOf = ({ frozen, intent }: OutboxRow): string | null =>
  frozen === null ? null : JSON.stringify([frozen, unnamed(intent)]);

/** A wish as text: an intent without a return's id and the note on a missing cart, which a restored server makes change. */
const wishOf = (intent: Intent): string =>
  JSON.stringify({ ...unnamed(intent), idDevolucao: undefined, semCarrinho: undefined });

function checkRow(ledger: Ledger, row: OutboxRow): void {
  const { key, lane, seq, intent } = row;
  const frozen = sentOf(row);
  const wish = wishOf(intent);
  const before = ledger.entries.get(key);
  if (before?.frozen && before.frozen !== frozen)
    ledger.broken.push(`${key} was sent and then changed: ${before.frozen} became ${frozen ?? 'free'}`);
  if (before?.sent && before.sent !== wish)
    ledger.broken.push(`${key} was sent and is another wish: ${before.sent} became ${wish}`);
  const names = before?.names ?? new Set();
  if (isContato(intent)) names.add(intent.contato);
  const sent = before?.sent ?? (frozen === null ? null : wish);
  const entry = { key, lane, seq, intent, names, frozen: before?.frozen ?? frozen, sent, undone: false };
  ledger.entries.set(key, entry);
}

/** Checks that a row that left the queue has a receipt or a question, or was taken back by its user. */
function checkGone(ledger: Ledger, entry: Entry, seen: Seen, byUser: boolean): void {
  const hasReceipt = seen.receipts.some((r) => r.key === entry.key);
  const isParked = seen.parked.some((p) => p.key === entry.key);
  if (hasReceipt && isParked) ledger.broken.push(`${entry.key} is confirmed and refused at once`);
  if (hasReceipt || isParked || entry.undone) return;
  // The step before a submission goes with it: the user knows only the submission.
  if (entry.intent.tipo === 'etapa' && seen.parked.some((p) => p.lane === entry.lane)) return;
  if (byUser && entry.sent === null) {
    entry.undone = true;
    return;
  }
  ledger.broken.push(`${entry.key} (${entry.intent.tipo}, lane ${entry.lane}) vanished from the queue`);
}

/**
 * Forgets the old revisions and requests of a device that started over with a restored server: they are worthless. The
 * wishes that it sent are not: a request of that time may still arrive.
 */
function startOver(ledger: Ledger, startsOver: number): void {
  if (startsOver === ledger.startsOver) return;
  for (const entry of ledger.entries.values()) entry.frozen = null;
  ledger.revisions.clear();
  ledger.startsOver = startsOver;
}

function checkParked(ledger: Ledger, parked: ParkedRow): void {
  const before = ledger.parked.get(parked.key);
  const now = parked.decided?.as ?? null;
  if (before && before !== now) {
    ledger.broken.push(`${parked.key} was decided (${before}) and is ${now ?? 'asked again'}`);
  }
  ledger.parked.set(parked.key, now);
}

/**
 * Checks a vault after a step and notes broken promises: a missing or doubled change, a change altered after
 * it was sent, a reversed decision, a cart that went back. `byUser`: the step was an act of the user, who may
 * take back unsent changes. `startsOver`: how often the device has started over with a restored server.
 */
export async function observe(
  vault: Vault,
  ledger: Ledger,
  { byUser, startsOver }: { byUser: boolean; startsOver: number },
): Promise<void> {
  const { outbox, parked: parkedTable, receipts: receiptTable, carrinhos } = vault;
  await vault.transaction('r', [outbox, parkedTable, receiptTable, carrinhos], async () => {
    startOver(ledger, startsOver);
    const rows = await outbox.toArray();
    const seen: Seen = { rows, parked: await parkedTable.toArray(), receipts: await receiptTable.toArray() };
    for (const row of rows) checkRow(ledger, row);
    const waiting = new Set(rows.map((row) => row.key));
    for (const entry of ledger.entries.values()) {
      if (!waiting.has(entry.key)) checkGone(ledger, entry, seen, byUser);
    }
    for (const row of seen.parked) {
      checkParked(ledger, row);
      if (waiting.has(row.key)) ledger.broken.push(`${row.key} waits and is refused at once`);
    }
    const confirmed = new Set(seen.receipts.map(({ key }) => key));
    for (const key of confirmed) {
      ledger.receipts.add(key);
      if (waiting.has(key)) ledger.broken.push(`${key} waits and is confirmed at once`);
    }
    const isLost = (row: ParkedRow): boolean =>
      isLostOrder(row) ||
      isLostDevolucao(row) ||
      isLostContato(row) ||
      isLostVisita(row) ||
      isLostOrcamento(row);
    const lost = new Set(seen.parked.filter(isLost).map(({ key }) => key));
    for (const key of ledger.receipts)
      if (!confirmed.has(key) && !lost.has(key)) ledger.broken.push(`the receipt of ${key} vanished`);
    for (const { idPessoaCliente, carrinho } of await carrinhos.toArray()) {
      const kept = ledger.revisions.get(idPessoaCliente) ?? 0;
      if (!carrinho) continue;
      if (carrinho.revisao < kept) {
        ledger.broken.push(`the cart of ${idPessoaCliente} went back from ${kept} to ${carrinho.revisao}`);
      }
      ledger.revisions.set(idPessoaCliente, Math.max(kept, carrinho.revisao));
    }
  });
}
