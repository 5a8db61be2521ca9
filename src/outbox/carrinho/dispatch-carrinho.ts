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

/** The payment chosen for a group, with the words shown at the choice. */
export type PagamentoCommand = Cliente & {
  grupo: GrupoChave;
  idPrazo: number;
  idFormaPagamento: number;
  descricaoPagamento: string;
};

type Change = {
  intent: PagamentoIntent | ExtrasIntent;
  /** True for an earlier row of the same choice. */
  isReplaced: (row: OutboxRow) => boolean;
  /** Removes the notice about it. */
  dropAviso: () => Promise<void>;
};

/** Queues a change at the end of the lane and removes the untried rows that match `isReplaced`. */
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

/** Queues the payment of one group. It is on disk when the function returns ok. */
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
 * Queues the order's extra data. They are on disk when the function returns ok. `longo`: a text is longer
 * than the server accepts. Without `informar` both texts are cleared.
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
