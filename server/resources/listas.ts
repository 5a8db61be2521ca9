import type { UserQueries } from '#server/store/queries/user-queries.ts';

/** Which rows a page holds. Pages count from 1; a size that nobody gave is the usual one. */
export function toPage(
  numero: number | undefined,
  tamanho: number | undefined,
  { usual, most }: { usual: number; most: number },
): { limit: number; offset: number } {
  const limit = Math.min(tamanho ?? usual, most);
  return { limit, offset: ((numero ?? 1) - 1) * limit };
}

/** True when all these clients are the user's. */
export async function hasAll(user: UserQueries, idPessoaClientes: readonly number[]): Promise<boolean> {
  if (idPessoaClientes.length === 0) return true;
  const linked = new Set((await user.listClientes()).map((cliente) => cliente.idPessoa));
  return idPessoaClientes.every((id) => linked.has(id));
}
