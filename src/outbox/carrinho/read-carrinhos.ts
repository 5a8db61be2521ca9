import { laneOf } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { CarrinhoBase } from './read-carrinho.ts';

/**
 * Reads the carts of several customers at once, by customer; one whose cart never came is left out. Without receipts: a
 * confirmed change has brought the server's cart with it.
 */
export async function readCarrinhos(
  vault: Vault,
  idsPessoaCliente: readonly number[],
): Promise<ReadonlyMap<number, CarrinhoBase>> {
  const lanes = idsPessoaCliente.map(laneOf);
  const [snapshots, rows, parked] = await Promise.all([
    vault.carrinhos.bulkGet([...idsPessoaCliente]),
    vault.outbox.where('lane').anyOf(lanes).toArray(),
    vault.parked.where('lane').anyOf(lanes).toArray(),
  ]);
  const rowsOf = Map.groupBy(rows, ({ lane }) => lane);
  const parkedOf = Map.groupBy(
    parked.filter(({ decided }) => decided === null),
    ({ lane }) => lane,
  );
  return new Map(
    snapshots
      .filter((snapshot) => snapshot !== undefined)
      .map((snapshot) => {
        const lane = laneOf(snapshot.idPessoaCliente);
        const base = { receipts: [], rows: rowsOf.get(lane) ?? [], parked: parkedOf.get(lane) ?? [] };
        return [snapshot.idPessoaCliente, { snapshot, ...base }];
      }),
  );
}
