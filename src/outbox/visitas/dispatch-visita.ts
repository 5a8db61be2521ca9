import type { NotaDeVisita } from '#domain/visits/visita.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { newRow } from '#outbox/new-row.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { isUntried } from '#outbox/untried.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { isVisita, laneOfVisita } from '#vault/visita-intent.ts';
import { readConfirmada, readVisitas } from './read-visitas.ts';

type Cliente = { idPessoaCliente: number; nomeCliente: string };

/** The key of the queued change; null if nothing is left to send. */
type Enfileirada = { key: string | null };

/** `mudou`: the note has changed since it was drawn. */
export type VisitaSalva = Result<Enfileirada, StorageError | { kind: 'mudou' }>;

/** The wished note, null to delete it; `vista`: when the note on screen was written, null for none. */
export type VisitaDesejada = { vista: number | null; depois: NotaDeVisita | null };

/** The note that a change builds on. */
type Antes = { id: string; escritaEm: number; nota: NotaDeVisita };

/** The note after the tried changes of the lane, or as the server is known to have it; null for none. */
async function readAntes(
  vault: Vault,
  idPessoaCliente: number,
  dia: string,
  tried: OutboxRow | undefined,
): Promise<Antes | null> {
  if (tried && isVisita(tried.intent)) {
    const { id, escritaEm, depois } = tried.intent;
    return depois && { id, escritaEm, nota: depois };
  }
  const kept = await readConfirmada(vault, idPessoaCliente, dia);
  return kept ? { id: kept.id, escritaEm: kept.escritaEm, nota: kept } : null;
}

const isSame = (antes: NotaDeVisita | null, depois: NotaDeVisita | null): boolean =>
  antes === null || depois === null
    ? antes === depois
    : antes.motivo === depois.motivo && antes.texto === depois.texto;

/**
 * The user decides on the refused changes of a note by another wish. Returns true if one of them wrote the note on screen.
 * Inside the caller's transaction.
 */
async function decideRefused(
  vault: Vault,
  lane: string,
  as: 'discarded' | 'retried',
  at: number,
): Promise<boolean> {
  const parked = await vault.parked.where('lane').equals(lane).toArray();
  const refused = parked.filter(({ decided }) => decided === null);
  await vault.parked.bulkPut(refused.map((row) => ({ ...row, decided: { at, as } })));
  return refused.some(({ intent }) => isVisita(intent) && intent.depois !== null);
}

async function queueVisita(
  vault: Vault,
  cliente: Cliente,
  { vista, depois }: VisitaDesejada,
  env: OutboxEnv,
): Promise<Enfileirada | 'mudou'> {
  const now = env.now();
  const { idPessoaCliente } = cliente;
  const dia = businessDayOf(new Date(now));
  const lane = laneOfVisita(idPessoaCliente, dia);
  const rows = await vault.outbox.where('lane').equals(lane).sortBy('seq');
  const { visitas } = await readVisitas(vault, idPessoaCliente);
  const shown = visitas.find((one) => one.autor === null && one.dia === dia);
  // The same wish again, as after a commit that was not reported, is no other one.
  if ((shown?.escritaEm ?? null) !== vista)
    return isSame(shown ?? null, depois) ? { key: rows.at(-1)?.key ?? null } : 'mudou';
  const isRefused = await decideRefused(vault, lane, depois === null ? 'discarded' : 'retried', now);
  const untried = rows.filter(isUntried);
  await vault.outbox.bulkDelete(untried.map(({ seq }) => seq));
  // The note on the server is not the one that the user throws away.
  if (isRefused && depois === null) return { key: null };
  const tried = rows.findLast((row) => !isUntried(row));
  const antes = await readAntes(vault, idPessoaCliente, dia, tried);
  if (isSame(antes?.nota ?? null, depois)) return { key: tried?.key ?? null };
  const intent = {
    tipo: 'visita' as const,
    id: antes?.id ?? env.uuid(),
    dia,
    base: antes?.escritaEm ?? null,
    // Its moment tells it from earlier notes, also with a wrong clock.
    escritaEm: Math.max(now, (antes?.escritaEm ?? 0) + 1, (vista ?? 0) + 1),
    depois,
  };
  const place = untried[0];
  const row = newRow(vault, cliente, intent, place?.key ?? env.uuid(), now);
  await vault.outbox.add(place ? { ...row, seq: place.seq } : row);
  return { key: row.key };
}

/**
 * Writes, changes or deletes today's note of a customer. It takes the place of an untried change, and is nothing where the
 * server already has it so.
 */
export async function dispatchVisita(
  vault: Vault,
  cliente: Cliente,
  desejada: VisitaDesejada,
  env: OutboxEnv,
): Promise<VisitaSalva> {
  const saved = await commit(vault, ['outbox', 'parked', 'receipts', 'documentos'], async () =>
    queueVisita(vault, cliente, desejada, env),
  );
  if (!saved.ok) return saved;
  return saved.value === 'mudou' ? fail({ kind: 'mudou' }) : ok(saved.value);
}
