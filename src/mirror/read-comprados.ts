import { type Comprado, compradosOf } from '#domain/orders/comprados.ts';
import type { Vault } from '#vault/vault.ts';

/** The products that a customer bought in the stored orders, by id. */
export async function readComprados(
  vault: Vault,
  idPessoaCliente: number,
): Promise<ReadonlyMap<number, Comprado>> {
  const [rows, lines] = await Promise.all([
    vault.pedidos.where({ idPessoaCliente }).toArray(),
    vault.pedidoItens.where({ idPessoaCliente }).toArray(),
  ]);
  const itensOf = new Map(lines.map(({ idPrePedido, itens }) => [idPrePedido, itens]));
  return compradosOf(
    rows.map(({ idPrePedido, pedido }) => ({
      pedido,
      itens: itensOf.get(idPrePedido) ?? pedido.itens ?? [],
    })),
  );
}
