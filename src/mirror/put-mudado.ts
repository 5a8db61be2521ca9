import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import type { Vault } from '#vault/vault.ts';
import { historicoDesde } from './historico.ts';
import { toNotaRows } from './put-notas.ts';
import { toPedidoRows } from './put-pedidos.ts';

/** Changed orders and invoices of a customer, and the cursor after them. */
export type Mudado = { cursor: string; pedidos: readonly PedidoResumo[]; notas: readonly NotaFiscal[] };

/**
 * Stores changed orders and invoices, removes those older than 90 days, and stores the cursor. One transaction: the
 * cursor never runs ahead of the rows.
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
