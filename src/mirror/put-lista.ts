import type { Table } from 'dexie';
import { LISTAS, type ListaNome } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

/**
 * Makes `rows` all that is kept of one customer in a table, and notes when: what the server no longer lists goes,
 * other customers' rows stay. One transaction; when it fails, the rows and the note of before stand.
 */
export async function putLista<Row extends { idPessoaCliente: number; at: number }>(
  vault: Vault,
  table: Table<Row, number>,
  { lista, idPessoaCliente, at }: { lista: ListaNome; idPessoaCliente: number; at: number },
  rows: readonly Row[],
): Promise<void> {
  await vault.transaction('rw', table, vault.checkpoints, async () => {
    await table.where({ idPessoaCliente }).delete();
    await table.bulkPut(rows);
    await vault.checkpoints.put({ name: `${lista}:${idPessoaCliente}`, at });
  });
}

/** What `dropListas` writes to. */
export const listTables = (vault: Vault): Table[] => [
  vault.pedidos,
  vault.pedidoItens,
  vault.notasFiscais,
  vault.recebiveis,
  vault.checkpoints,
];

/** Removes all lists of customers that are no longer the user's. Inside the caller's transaction. */
export async function dropListas(vault: Vault, idPessoaClientes: readonly number[]): Promise<void> {
  for (const table of [vault.pedidos, vault.pedidoItens, vault.notasFiscais, vault.recebiveis]) {
    await table.where('idPessoaCliente').anyOf(idPessoaClientes).delete();
  }
  await vault.checkpoints.bulkDelete(
    idPessoaClientes.flatMap((id) => [...LISTAS, 'historico'].map((lista) => `${lista}:${id}`)),
  );
}
