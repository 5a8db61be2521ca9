import { NUMERO_PEDIDO_CLIENTE_MAXIMO, OBSERVACAO_MAXIMA } from '#contract/cart/carrinho-extras.ts';
import type { ExtrasPedido } from '#domain/cart/fold.ts';
import { type GrupoChave, isSameGrupo } from '#domain/cart/linha.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { dropAvisoExtras, dropAvisoPagamento } from '#outbox/avisos.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { newRow } from '#outbox/new-row.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { mergeable } from '#outbox/untried.ts';
import { type ExtrasIntent, laneOf, type OutboxRow, type PagamentoIntent } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

type Cliente = { idPessoaCliente: number; nomeCliente: string };

/** How a group shall be paid, with the words that the choice was shown by. */
export type PagamentoCommand = Cliente & {
  grupo: GrupoChave;
  idPrazo: number;
  idFormaPagamento: number;
  descricaoPagamento: string;
};

type Change = {
  intent: PagamentoIntent | ExtrasIntent;
  /** The same choice, made before. */
  isReplaced: (row: OutboxRow) => boolean;
  /** Removes the notice about it. */
  dropAviso: () => Promise<void>;
};

/**
 * Queues a change at the end of the lane, in place of untried ones that match `isReplaced`: the last one wins.
 */
async function replace(
  vault: Vault,
  cliente: Cliente,
  { intent, isReplaced, dropAviso }: Change,
  env: OutboxEnv,
): Promise<Result<'saved', StorageError>> {
  const saved = await commit(vault, ['outbox', 'carrinhos'], async () => {
    await dropAviso();
    const rows = await vault.outbox.where('lane').equals(laneOf(cliente.idPessoaCliente)).toArray();
    const replaced = mergeable(rows).filter(isReplaced);
    await vault.outbox.bulkDelete(replaced.map((row) => row.seq));
    await vault.outbox.add(newRow(vault, cliente, intent, env.uuid(), env.now()));
  });
  return saved.ok ? ok('saved') : saved;
}

/** Queues the payment of one group. Saved, on disk, when it answers ok. */
export function dispatchPagamento(
  vault: Vault,
  { idPessoaCliente, nomeCliente, ...choice }: PagamentoCommand,
  env: OutboxEnv,
): Promise<Result<'saved', StorageError>> {
  return replace(
    vault,
    { idPessoaCliente, nomeCliente },
    {
      intent: { tipo: 'pagamento', ...choice },
      isReplaced: ({ intent }) => intent.tipo === 'pagamento' && isSameGrupo(intent.grupo, choice.grupo),
      dropAviso: () => dropAvisoPagamento(vault, idPessoaCliente, choice.grupo),
    },
    env,
  );
}

/**
 * Queues the extra data of the order. Saved, on disk, when it answers ok; `longo` says that a text is longer
 * than the server takes. Not `informar` clears both texts.
 */
export async function dispatchExtras(
  vault: Vault,
  { idPessoaCliente, nomeCliente, extras }: Cliente & { extras: ExtrasPedido },
  env: OutboxEnv,
): Promise<Result<'saved', StorageError | { kind: 'longo' }>> {
  const { informar } = extras;
  const numeroPedidoCliente = informar ? extras.numeroPedidoCliente : '';
  const observacao = informar ? extras.observacao : '';
  const isLong =
    numeroPedidoCliente.length > NUMERO_PEDIDO_CLIENTE_MAXIMO || observacao.length > OBSERVACAO_MAXIMA;
  if (isLong) return fail({ kind: 'longo' });
  return replace(
    vault,
    { idPessoaCliente, nomeCliente },
    {
      intent: { tipo: 'extras', informar, numeroPedidoCliente, observacao },
      isReplaced: ({ intent }) => intent.tipo === 'extras',
      dropAviso: () => dropAvisoExtras(vault, idPessoaCliente),
    },
    env,
  );
}
