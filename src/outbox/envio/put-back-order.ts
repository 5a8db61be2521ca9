import { toItemVisto } from '#domain/cart/carrinho-view.ts';
import { chaveDaLinha, detalheOf, isSameDetalhe, isSameLinha } from '#domain/cart/linha.ts';
import { toRevisao } from '#outbox/carrinho/dispatch-linha.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { type Decided, decide } from '#outbox/decide.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { newRow } from '#outbox/new-row.ts';
import type { LinhaIntent } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/**
 * Puts the lines of a lost order back into the customer's cart, so that the user can finalise them again.
 * Skips a line that the cart already has in that quantity or more: the backup may be older than the order.
 */
export function putBackOrder(vault: Vault, key: string, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    if (parked.intent.tipo !== 'envio') return;
    const now = env.now();
    const cart = await readCarrinhoBase(vault, parked.idPessoaCliente);
    const { linhas } = foldBase(cart);
    const revisao = toRevisao(cart.snapshot);
    for (const item of parked.intent.linhas) {
      const { quantidade } = item;
      const linha = chaveDaLinha(item);
      const has = linhas.find((l) => isSameLinha(l, linha))?.quantidade ?? 0;
      if (has >= quantidade) continue;
      const visto = { ...linha, quantidade, item: toItemVisto(item) };
      const detalhe = detalheOf(item);
      const base = { quantidade: has, revisao };
      const intent: LinhaIntent = {
        tipo: 'linha',
        linha,
        quantidade,
        base,
        visto,
        ...(isSameDetalhe(detalhe, {}) ? {} : { detalhe }),
      };
      await vault.outbox.add(newRow(vault, parked, intent, env.uuid(), now));
    }
  });
}
