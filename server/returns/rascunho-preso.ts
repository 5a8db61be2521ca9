import { isRascunho } from '#domain/returns/regras.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Recusa } from '#server/http/recusa.ts';
import { type DevolucaoRow, readDevolucao } from './data/devolucoes.ts';
import { lockDevolucao } from './data/rascunhos.ts';
import { comDevolucao, devolucaoNaoEncontrada, SITUACAO_NAO_PERMITE } from './devolucao-recusas.ts';

/** A draft that is held; refused for another situation, and for another user's customer. */
export async function rascunhoPreso(
  scope: Scope,
  idDevolucaoEletronica: number,
): Promise<Result<DevolucaoRow, Recusa>> {
  const held = await lockDevolucao(scope, idDevolucaoEletronica);
  const row = await readDevolucao(scope, idDevolucaoEletronica);
  if (held === undefined || row === undefined) return fail(devolucaoNaoEncontrada());
  if (isRascunho(row.idSituacao)) return ok(row);
  return fail(await comDevolucao(scope, idDevolucaoEletronica, 'situacao-nao-permite', SITUACAO_NAO_PERMITE));
}
