import type { UsuarioCliente } from '#contract/customers/cliente.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { dropArquivosDe } from './arquivos.ts';
import { dropDocumentos } from './documentos.ts';
import { dropListas, listTables } from './put-lista.ts';

/** Stores the list of customers. Removes unlinked customers with their data; the others keep theirs. */
export async function putClientes(
  vault: Vault,
  clientes: readonly UsuarioCliente[],
  at: number,
): Promise<void> {
  const tables = [vault.clientes, vault.documentos, vault.arquivos, ...listTables(vault)];
  await vault.transaction('rw', tables, async () => {
    const kept = new Map((await vault.clientes.toArray()).map((row) => [row.idPessoa, row]));
    const linked = new Set(clientes.map(({ pessoa }) => pessoa.idPessoa));
    const gone = [...kept.keys()].filter((id) => !linked.has(id));
    await dropListas(vault, gone);
    await dropDocumentos(vault, gone);
    await dropArquivosDe(vault, gone);
    await vault.clientes.clear();
    await vault.clientes.bulkPut(
      clientes.map((usuarioCliente, ordem) => {
        const before = kept.get(usuarioCliente.pessoa.idPessoa);
        return {
          idPessoa: usuarioCliente.pessoa.idPessoa,
          usuarioCliente,
          ordem,
          detalhe: before?.detalhe ?? null,
          at: before?.at ?? at,
        };
      }),
    );
  });
}

/** Stores the server's data of one customer. A customer who is not in the list is skipped. */
export async function putClienteDetalhe(
  vault: Vault,
  idPessoa: number,
  detalhe: ClienteDetalhe,
  at: number,
): Promise<void> {
  await vault.clientes.update(idPessoa, { detalhe, at });
}
