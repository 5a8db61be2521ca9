import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import {
  isQuantidade,
  isSameDetalhe,
  type LinhaChave,
  type LinhaDetalhe,
  type LinhaPedida,
  linhaKey,
} from '#domain/cart/linha.ts';
import type { Result } from '#lib/result.ts';
import { dropAvisos } from '#outbox/avisos.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { mergeable } from '#outbox/untried.ts';
import { type LinhaIntent, type NewOutboxRow, type OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { linhasWithout, mergedLinha, toRevisao, waitingLinha } from './dispatch-linha.ts';
import { foldBase, readCarrinhoBase } from './read-carrinho.ts';
import { withdrawLinhas } from './withdraw-linhas.ts';

/**
 * A change of a line's quantity by `soma` units, which may be negative, with the item as shown on screen, and the texts to
 * write on it.
 */
export type LinhaSoma = { linha: LinhaChave; soma: number; item: ItemVendavel; detalhe?: LinhaDetalhe };

/** Lines that enter a customer's cart in one act. Each line at most once. */
export type SomaCommand = { idPessoaCliente: number; nomeCliente: string; linhas: readonly LinhaSoma[] };

/** The changed lines, and the lines left unchanged because their sum exceeds the maximum of a line. */
export type Somadas = { mudadas: LinhaSoma[]; acima: LinhaSoma[] };

/** Returns the newest untried change of each line, by `linhaKey`. A new change may merge into it. */
const untriedOf = (rows: readonly OutboxRow[]): Map<string, OutboxRow> =>
  new Map(
    mergeable(rows).flatMap((row) =>
      row.intent.tipo === 'linha' ? [[linhaKey(row.intent.linha), row]] : [],
    ),
  );

/**
 * Adds quantities to the cart's current ones and queues the sums as ordinary changes of lines, all of them or
 * none. They are on disk when it returns ok. A sum below 1 removes the line; one that changes nothing is not queued.
 */
export async function dispatchSomas(
  vault: Vault,
  command: SomaCommand,
  env: OutboxEnv,
): Promise<Result<Somadas, StorageError>> {
  const { idPessoaCliente, linhas } = command;
  return commit(vault, ['outbox', 'carrinhos', 'receipts', 'parked'], async () => {
    const now = env.now();
    const base = await readCarrinhoBase(vault, idPessoaCliente);
    const held = new Map(foldBase(base).linhas.map((l: LinhaPedida) => [linhaKey(l), l]));
    const untried = untriedOf(base.rows);
    const without = linhasWithout(base, [...untried.values()]);
    const revisao = toRevisao(base.snapshot);
    const done: Somadas = { mudadas: [], acima: [] };
    const added: NewOutboxRow[] = [];
    const merged: OutboxRow[] = [];
    const dropped: number[] = [];
    for (const wish of linhas) {
      const { linha, soma, item, detalhe } = wish;
      const own = held.get(linhaKey(linha));
      const before = own?.quantidade ?? 0;
      const quantidade = Math.max(0, before + soma);
      if (quantidade !== 0 && !isQuantidade(quantidade)) {
        done.acima.push(wish);
        continue;
      }
      const isSaid = own === undefined || isSameDetalhe({ ...own, ...detalhe }, own);
      if (quantidade === before && isSaid) continue;
      done.mudadas.push({ ...wish, soma: quantidade - before });
      const visto = { ...linha, quantidade, item };
      const same = untried.get(linhaKey(linha));
      if (same === undefined) {
        const intent: LinhaIntent = {
          tipo: 'linha',
          linha,
          quantidade,
          base: { quantidade: before, revisao },
          visto,
          ...(detalhe && { detalhe }),
        };
        added.push(waitingLinha(vault, { ...command, wait: 'add' }, intent, env.uuid(), now));
      } else {
        const next = mergedLinha(same, { quantidade, detalhe, visto, revisao, wait: 'add' }, without, now);
        if (next === null) dropped.push(same.seq);
        else merged.push(next);
      }
    }
    await dropAvisos(
      vault,
      idPessoaCliente,
      done.mudadas.map(({ linha }) => linha),
    );
    await vault.outbox.bulkPut(merged);
    await vault.outbox.bulkAdd(added);
    await withdrawLinhas(vault, idPessoaCliente, dropped);
    return done;
  });
}
