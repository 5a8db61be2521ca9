import type { PedidoResumo } from '#contract/pedido-lista.ts';
import type { Vault } from '#vault/vault.ts';
import { historicoDesde } from './historico.ts';
import { putLista } from './put-lista.ts';

/** Keeps a customer's orders of the last 90 days, and of the given ones only his. */
export async function putPedidos(
  vault: Vault,
  idPessoaCliente: number,
  pedidos: readonly PedidoResumo[],
  at: number,
): Promise<void> {
  const since = historicoDesde(at);
  const rows = pedidos
    .filter((p) => p.pessoaDestinatario.idPessoa === idPessoaCliente && p.dataHora.slice(0, 10) >= since)
    .map((pedido) => ({ idPrePedido: pedido.idPrePedido, idPessoaCliente, pedido, at }));
  await putLista(vault, vault.pedidos, { lista: 'pedidos', idPessoaCliente, at }, rows);
}
