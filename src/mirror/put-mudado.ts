import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import type { Vault } from '#vault/vault.ts';
import { historicoDesde } from './historico.ts';
import { toNotaRows } from './put-notas.ts';
import { toPedidoRows } from './put-pedidos.ts';

/** What changed of a customer's orders and invoices, and the cursor behind it. */
export type Mudado = { cursor: string; pedidos: readonly PedidoResumo[]; notas: readonly NotaFiscal[] };

/**
 * Puts changed orders and invoices in the place of what was kept of them, lets go what is older than 90 days now, and
 * notes how far was heard. One transaction: the cursor never runs ahead of the rows.
 */
export async function putMudado(
  vault: Vault,
  idPessoaCliente: number,
  { cursor, pedidos, notas }: Mudado,
  at: number,
): Promise<void> {
  const { rows, itens } = toPedidoRows(idPessoaCliente, pedidos, at);
  const since = historicoDesde(at);
  const tables = [vault.pedidos, vault.pedidoItens, vault.notasFiscais, vault.checkpoints];
  await vault.transaction('rw', tables, async () => {
    await vault.pedidos.bulkPut(rows);
    await vault.pedidoItens.bulkPut(itens);
    await vault.notasFiscais.bulkPut(toNotaRows(idPessoaCliente, notas, at));
    const over = await vault.pedidos
      .where('[idPessoaCliente+pedido.dataHora]')
      .between([idPessoaCliente, ''], [idPessoaCliente, since], true, false)
      .primaryKeys();
    await vault.pedidos.bulkDelete(over);
    await vault.pedidoItens.bulkDelete(over);
    await vault.notasFiscais
      .where({ idPessoaCliente })
      .filter(({ nota }) => nota.dataDocumento.slice(0, 10) < since)
      .delete();
    await vault.checkpoints.bulkPut([
      { name: `pedidos:${idPessoaCliente}`, at },
      { name: `notas:${idPessoaCliente}`, at },
      { name: `historico:${idPessoaCliente}`, at, cursor },
    ]);
  });
}
