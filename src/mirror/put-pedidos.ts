import type { PedidoResumo } from '#contract/pedido-lista.ts';
import type { Vault } from '#vault/vault.ts';
import { historicoDesde } from './historico.ts';
import { putLista } from './put-lista.ts';

/** Keeps a customer's orders of the last 90 days with their lines, and of the given ones only his. */
export async function putPedidos(
  vault: Vault,
  idPessoaCliente: number,
  pedidos: readonly PedidoResumo[],
  at: number,
): Promise<void> {
  const since = historicoDesde(at);
  const kept = pedidos.filter(
    (p) => p.pessoaDestinatario.idPessoa === idPessoaCliente && p.dataHora.slice(0, 10) >= since,
  );
  const rows = kept.map(({ itens: _, ...pedido }) => ({
    idPrePedido: pedido.idPrePedido,
    idPessoaCliente,
    pedido,
    at,
  }));
  const itens = kept.flatMap(({ idPrePedido, itens: lines }) =>
    lines ? [{ idPrePedido, idPessoaCliente, itens: lines }] : [],
  );
  await vault.transaction('rw', vault.pedidos, vault.pedidoItens, vault.checkpoints, async () => {
    await vault.pedidoItens.where({ idPessoaCliente }).delete();
    await vault.pedidoItens.bulkPut(itens);
    await putLista(vault, vault.pedidos, { lista: 'pedidos', idPessoaCliente, at }, rows);
  });
}
