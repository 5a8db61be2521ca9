import {
  isQuantidade,
  isSameDetalhe,
  isSameLinha,
  type LinhaChave,
  type LinhaDetalhe,
  type LinhaPedida,
  linhaKey,
} from '#domain/cart/linha.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { dropAvisos } from '#outbox/avisos.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { newRow } from '#outbox/new-row.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { mergeable } from '#outbox/untried.ts';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import {
  type LinhaIntent,
  type LinhaVista,
  laneOf,
  type NewOutboxRow,
  type OutboxRow,
  versionOf,
} from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { type CarrinhoBase, foldBase, readCarrinhoBase } from './read-carrinho.ts';
import { withdrawLinhas } from './withdraw-linhas.ts';

/**
 * How long the first try waits for the next tap, QUIET_MAX_MS at most: after a changed quantity, after a press that
 * adds, and after a change in the side cart. Taps merge until then, also hours later.
 */
const QUIET_MS = { change: 1000, add: 100, side: 800 };
const QUIET_MAX_MS = 5000;

/** Where a wish comes from, which decides how long its first try waits. */
export type LinhaWait = keyof typeof QUIET_MS;

/**
 * The user's wish for one line. `quantidadeAntes` and `revisao` are the values on screen when the user
 * decided.
 */
export type LinhaCommand = {
  idPessoaCliente: number;
  nomeCliente: string;
  linha: LinhaChave;
  /** Absolute; 0 removes the line. */
  quantidade: number;
  /** The texts that the user wrote; absent texts stay. */
  detalhe?: LinhaDetalhe | undefined;
  quantidadeAntes: number;
  revisao: number | null;
  visto: LinhaVista;
  /** The next line, if a removed line is put back into its place. */
  antesDe?: LinhaChave | undefined;
  /** 'change' if absent. */
  wait?: LinhaWait | undefined;
};

export type DispatchError = StorageError | { kind: 'quantidade' };

/** Returns the cart's lines without the effect of these changes, by `linhaKey`. */
export function linhasWithout(base: CarrinhoBase, changes: readonly OutboxRow[]): Map<string, LinhaPedida> {
  const left = new Set(changes.map(({ seq }) => seq));
  const { linhas } = foldBase({ ...base, rows: base.rows.filter(({ seq }) => !left.has(seq)) });
  return new Map(linhas.map((linha) => [linhaKey(linha), linha]));
}

/**
 * Merges a new wish into an untried change of a line. Returns null if the cart has the wished values
 * `without` the change. The row's base does not tell: a submission before the row may have been taken back.
 * `revisao` is the kept cart's. If it differs from the row's, another device may have changed the line
 * meanwhile, so the earlier quantity is a wish like any other.
 */
export function mergedLinha(
  row: OutboxRow,
  wish: Pick<LinhaCommand, 'quantidade' | 'detalhe' | 'visto' | 'revisao' | 'wait'>,
  without: ReadonlyMap<string, LinhaPedida>,
  now: number,
): OutboxRow | null {
  if (row.intent.tipo !== 'linha') return null;
  const { base, linha } = row.intent;
  const { quantidade, visto, revisao } = wish;
  const detalhe = wish.detalhe ? { ...row.intent.detalhe, ...wish.detalhe } : row.intent.detalhe;
  const held = without.get(linhaKey(linha));
  const isHeld =
    (held?.quantidade ?? 0) === quantidade &&
    (held === undefined || isSameDetalhe({ ...held, ...detalhe }, held));
  if (base.revisao === revisao && isHeld) return null;
  const intent = { ...row.intent, quantidade, visto, ...(detalhe && { detalhe }) };
  return {
    ...row,
    v: versionOf(intent),
    intent,
    notBefore: Math.min(now + QUIET_MS[wish.wait ?? 'change'], row.quietUntil),
  };
}

/** Returns a new row for a line's change, which waits a moment for the next tap. */
export const waitingLinha = (
  vault: Vault,
  {
    wait = 'change',
    ...cliente
  }: { idPessoaCliente: number; nomeCliente: string; wait?: LinhaWait | undefined },
  intent: LinhaIntent,
  key: string,
  now: number,
): NewOutboxRow => ({
  ...newRow(vault, cliente, intent, key, now),
  notBefore: now + QUIET_MS[wait],
  quietUntil: now + QUIET_MAX_MS,
});

/** Returns the revision of a kept cart; null without a cart. */
export const toRevisao = (kept: CarrinhoRow | undefined): number | null => kept?.carrinho?.revisao ?? null;

/**
 * Queues a line's quantity. It is on disk when the function returns ok: the row is the whole change, there is
 * no second, optimistic cart. Errors: a quantity outside 0..99,999, or a storage error.
 */
export async function dispatchLinha(
  vault: Vault,
  command: LinhaCommand,
  env: OutboxEnv,
): Promise<Result<'saved', DispatchError>> {
  if (command.quantidade !== 0 && !isQuantidade(command.quantidade)) return fail({ kind: 'quantidade' });
  const { linha } = command;
  const saved = await commit(vault, ['outbox', 'carrinhos', 'receipts', 'parked'], async () => {
    const now = env.now();
    await dropAvisos(vault, command.idPessoaCliente, [linha]);
    // The index returns a lane's rows in the order of `seq`.
    const rows = await vault.outbox.where('lane').equals(laneOf(command.idPessoaCliente)).toArray();
    const same = mergeable(rows).findLast(
      ({ intent }) => intent.tipo === 'linha' && isSameLinha(intent.linha, linha),
    );
    const { quantidadeAntes, revisao, quantidade, detalhe, visto, antesDe, wait } = command;
    if (same) {
      const base = await readCarrinhoBase(vault, command.idPessoaCliente);
      const wish = { quantidade, detalhe, visto, revisao: toRevisao(base.snapshot), wait };
      const merged = mergedLinha(same, wish, linhasWithout(base, [same]), now);
      if (merged === null) await withdrawLinhas(vault, command.idPessoaCliente, [same.seq]);
      else await vault.outbox.put(merged);
      return;
    }
    const base = { quantidade: quantidadeAntes, revisao };
    const further = { ...(detalhe && { detalhe }), ...(antesDe && { antesDe }) };
    const intent: LinhaIntent = { tipo: 'linha', linha, quantidade, base, visto, ...further };
    await vault.outbox.add(waitingLinha(vault, command, intent, env.uuid(), now));
  });
  return saved.ok ? ok('saved') : saved;
}
