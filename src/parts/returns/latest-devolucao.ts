import { type DevolucaoAqui, foldDevolucoes } from '#outbox/devolucoes/fold-devolucoes.ts';
import { readDevolucoesBase } from '#outbox/devolucoes/read-devolucoes.ts';
import { refOfId } from '#vault/devolucao-intents.ts';
import type { Vault } from '#vault/vault.ts';

/**
 * Reads a return as it is now: it may have changed since it was drawn, or while a question was open. Null once it is
 * gone; one that only the server has told of is as it was seen.
 */
export async function latestDevolucao(
  vault: Vault,
  idPessoaCliente: number,
  seen: DevolucaoAqui,
): Promise<DevolucaoAqui | null> {
  const base = await readDevolucoesBase(vault, idPessoaCliente);
  const found = foldDevolucoes(base).find(({ devolucao }) => devolucao === seen.devolucao);
  if (found !== undefined) return found;
  const isDeleted = base.fila.some(
    ({ intent }) => intent.tipo === 'devolucao-excluir' && intent.devolucao === seen.devolucao,
  );
  const isOfServer = seen.id !== null && seen.devolucao === refOfId(seen.id);
  return isOfServer && !isDeleted ? seen : null;
}
