import type { Table } from 'dexie';
import { LISTAS, type ListaNome } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** A list as it was read; `feitas`: keys of confirmed changes that were confirmed before it was asked for. */
type Lida = { lista: ListaNome; idPessoaCliente: number; at: number; feitas?: string[] };

/**
 * Replaces one customer's rows in a table and notes the time; other customers' rows stay. One transaction: if
 * it fails, the previous rows and time remain.
 */
export async function putLista<Row extends { idPessoaCliente: number; at: number }>(
  vault: Vault,
  table: Table<Row, number>,
  { lista, idPessoaCliente, at, feitas }: Lida,
  rows: readonly Row[],
): Promise<void> {
  await vault.transaction('rw', table, vault.checkpoints, async () => {
    await table.where({ idPessoaCliente }).delete();
    await table.bulkPut(rows);
    await vault.checkpoints.put({
      name: `${lista}:${idPessoaCliente}`,
      at,
      ...(feitas === undefined ? {} : { feitas }),
    });
  });
}

/** The tables that `dropListas` writes to. */
export const listTables = (vault: Vault): Table[] => [
  vault.pedidos,
  vault.pedidoItens,
  vault.notasFiscais,
  vault.recebiveis,
  vault.devolucoes,
  vault.checkpoints,
];

/** Removes all lists of customers that are no longer the user's. Inside the caller's transaction. */
export async function dropListas(vault: Vault, idPessoaClientes: readonly number[]): Promise<void> {
  for (const table of [
    vault.pedidos,
    vault.pedidoItens,
    vault.notasFiscais,
    vault.recebiveis,
    vault.devolucoes,
  ]) {
    await table.where('idPessoaCliente').anyOf(idPessoaClientes).delete();
  }
  await vault.checkpoints.bulkDelete(
    idPessoaClientes.flatMap((id) => [...LISTAS, 'historico'].map((lista) => `${lista}:${id}`)),
  );
}
