import { mergeable } from '#outbox/untried.ts';
import type { Vault } from '#vault/vault.ts';
import { foldBase, readCarrinhoBase } from './read-carrinho.ts';

/**
 * Removes changes of lines from one customer's queue, inside the caller's transaction. If no cart remains, it
 * marks the extra data: the next line takes them along; without one they are dropped.
 */
export async function withdrawLinhas(
  vault: Vault,
  idPessoaCliente: number,
  seqs: readonly number[],
): Promise<void> {
  if (seqs.length === 0) return;
  await vault.outbox.bulkDelete([...seqs]);
  const base = await readCarrinhoBase(vault, idPessoaCliente);
  if (foldBase(base).aberto) return;
  for (const { seq, intent } of mergeable(base.rows)) {
    if (intent.tipo === 'extras')
      await vault.outbox.update(seq, { intent: { ...intent, semCarrinho: true } });
  }
}
