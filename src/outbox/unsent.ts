import type { Result } from '#lib/result.ts';
import { isOwnChange, type OutboxRow, type ParkedRow } from '#vault/outbox-rows.ts';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { commit } from './commit.ts';
import { forgetFotos } from './devolucoes/forget-fotos.ts';
import type { OutboxEnv } from './env.ts';
import { originOf } from './still-mine.ts';
import type { StorageError } from './storage-error.ts';

/** One customer's unconfirmed work: orders by their local codes, and the numbers of drafts and of other changes. */
export type UnsentCliente = {
  idPessoaCliente: number;
  nomeCliente: string;
  pedidos: string[];
  alteracoes: number;
  rascunhos: number;
};

/**
 * The work that exists only on this device: changes, of which `pedidos` of the `count` are orders, and drafts of requests
 * for review, which only their user sends. What is `tried` may have reached the server without a response.
 */
export type Unsent = {
  count: number;
  rascunhos: number;
  pedidos: number;
  tried: number;
  refused: number;
  clientes: UnsentCliente[];
};

const isUndecided = (row: ParkedRow): boolean => row.decided === null;

type Work = OutboxRow | ParkedRow | RascunhoRow;

function toCliente(rows: readonly Work[]): UnsentCliente {
  const [first] = rows;
  const changes = rows.filter((row) => 'intent' in row);
  const pedidos = changes.flatMap(({ intent }) => (intent.tipo === 'envio' ? [intent.codigoLocal] : []));
  return {
    idPessoaCliente: first?.idPessoaCliente ?? 0,
    nomeCliente: first?.nomeCliente ?? '',
    pedidos: [...new Set(pedidos)],
    alteracoes: changes.length - pedidos.length,
    rascunhos: rows.length - changes.length,
  };
}

/** The number of changes and drafts together. */
export const countUnsent = ({ count, rascunhos }: Pick<Unsent, 'count' | 'rascunhos'>): number =>
  count + rascunhos;

/** Counts unsent changes, undecided refused ones and drafts. */
export async function readUnsent(vault: Vault): Promise<Unsent> {
  const rows = (await vault.outbox.toArray()).filter(isOwnChange);
  const parked = (await vault.parked.toArray()).filter(isUndecided).filter(isOwnChange);
  const rascunhos = await vault.rascunhos.toArray();
  const all = [...rows, ...parked].toSorted((a, b) => a.seq - b.seq);
  const work: Work[] = [...all, ...rascunhos];
  return {
    count: all.length,
    rascunhos: rascunhos.length,
    pedidos: all.filter(({ intent }) => intent.tipo === 'envio').length,
    tried:
      rows.filter((row) => row.tries > 0 || row.state === 'sending').length +
      rascunhos.filter(({ firstTry }) => firstTry !== null).length,
    refused: parked.length,
    clientes: [...Map.groupBy(work, (row) => row.idPessoaCliente).values()].map(toCliente),
  };
}

/** Returns the record of a discarded change. */
function toDiscarded(row: OutboxRow, at: number): ParkedRow {
  return {
    ...originOf(row),
    seq: row.seq,
    parkedAt: at,
    status: 0,
    codigo: 'descartado',
    message: 'Mensagem',
    description: 'Descartado por quem fez, ao sair.',
    decided: { at, as: 'discarded' },
  };
}

/**
 * Discards all unsent changes and drafts, after the user typed the confirmation: all of them or, on a storage error,
 * none. Each change stays on record as discarded. No sender may be active: a later response would find no row.
 */
export async function discardUnsent(vault: Vault, env: OutboxEnv): Promise<Result<null, StorageError>> {
  const done = await commit(vault, ['outbox', 'parked', 'rascunhos'], async () => {
    const at = env.now();
    const rows = await vault.outbox.toArray();
    await vault.parked.filter(isUndecided).modify({ decided: { at, as: 'discarded' } });
    await vault.parked.bulkPut(rows.filter(isOwnChange).map((row) => toDiscarded(row, at)));
    await vault.outbox.clear();
    await vault.rascunhos.clear();
    return null;
  });
  if (done.ok)
    await forgetFotos(vault).catch((error: unknown) => console.warn('photographs stay on the device', error));
  return done;
}
